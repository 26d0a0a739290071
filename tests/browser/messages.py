"""The messages of a kernel, read from the frames of its websocket."""

import json
import struct
from collections.abc import Iterable
from itertools import pairwise
from typing import Any, NamedTuple


class Message(NamedTuple):
    """What a kernel has told the page."""

    kind: str
    content: dict[str, Any]


def messages_in(frames: Iterable[str | bytes]) -> list[Message]:
    """Return the kernel's messages in these frames, in their order.

    Frames are those of the protocol ``v1.kernel.websocket.jupyter.org``, which begin
    with the offsets of a message's parts, or plain JSON. Frames of other sockets
    carry no content, and are left out.
    """
    read = map(_from_bytes, (it for it in frames if isinstance(it, bytes)))
    plain = (json.loads(it) for it in frames if isinstance(it, str) and it[:1] == "{")
    told = (
        Message(it["header"]["msg_type"], it["content"])
        for it in plain
        if "header" in it and "content" in it
    )
    return [*read, *told]


def _from_bytes(frame: bytes) -> Message:
    (count,) = struct.unpack_from("<Q", frame)
    offsets = struct.unpack_from(f"<{count}Q", frame, 8)
    parts = [frame[a:b] for a, b in pairwise(offsets)]
    _channel, header, _parent, _metadata, content, *_buffers = parts
    return Message(json.loads(header)["msg_type"], json.loads(content))
