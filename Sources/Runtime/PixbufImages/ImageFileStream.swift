import Foundation
import RuntimeInterface

/// Passes a file to its decoder in parts, so that the whole file is never in memory.
///
/// Comments, color profiles and previews of JPEG and PNG files are not passed. These parts contain no pixels of the image, and can be
/// compressed a thousandfold.
struct ImageFileStream {
  let reader: ByteReader
  let header: ImageHeader

  /// The maximum number of scans in a JPEG. A progressive JPEG has ten. The limit is necessary because a scan of a few
  /// bytes may cover the whole image.
  static let maximumScanCount = 64

  /// Calls `write` with the parts of the file until it returns `false`.
  ///
  /// - Throws: An `ImageError` if the file ends before its image. Decoders do not report this error. The missing part of the
  ///   image would be gray or empty.
  func run(_ write: (UnsafeRawBufferPointer) -> Bool) throws {
    switch header.format {
    case .jpeg: try writeJPEG(write)
    case .png: try writePNG(write)
    // gdk-pixbuf moves all pending bytes for each block of a GIF. A piece of 64 KB in blocks of one byte takes a
    // second.
    case .gif: try writePieces(pieceSize: 1024, write)
    case .webp, .tiff, .avif, .heif, .jxl: try writePieces(pieceSize: 1 << 16, write)
    }
  }

  private func writePieces(pieceSize: Int, _ write: (UnsafeRawBufferPointer) -> Bool) throws {
    try reader.readChunks(from: 0) { bytes, offset in
      for start in stride(from: 0, to: bytes.count, by: pieceSize) {
        guard write(.init(rebasing: bytes[start..<min(start + pieceSize, bytes.count)])) else { return nil }
      }
      return offset + bytes.count
    }
  }

  // MARK: JPEG

  private func writeJPEG(_ write: (UnsafeRawBufferPointer) -> Bool) throws {
    guard ([0xFF, 0xD8] as [UInt8]).withUnsafeBytes(write) else { return }
    var offset = 2
    // The header has already been read up to the first scan.
    while true {
      let marker = reader.bytes(offset, 4)
      guard let length = marker.bigEndianUInt16(at: 2) else { throw ImageHeader.truncated("JPEG") }
      let kind = marker[1]
      if kind == 0xDA { break }
      if kind == 0xFF {
        offset += 1
      } else if kind == 0x01 || (0xD0...0xD8).contains(kind) {
        offset += 2
      } else {
        // The decoder needs only the application segments of JFIF and Adobe, which specify how colors are stored.
        let isKept = kind == 0xE0 || kind == 0xEE || !(0xE0...0xEF).contains(kind) && kind != 0xFE
        if isKept, !reader.bytes(offset, 2 + length).withUnsafeBytes(write) { return }
        offset += 2 + length
      }
    }
    var end = JPEGEnd()
    var isFinished = false
    try reader.readChunks(from: offset) { piece, offset in
      if let length = try end.findEnd(in: piece) {
        _ = write(.init(rebasing: piece[..<length]))
        isFinished = true
        return nil
      }
      guard write(piece) else {
        isFinished = true
        return nil
      }
      return offset + piece.count
    }
    if !isFinished { throw ImageHeader.truncated("JPEG") }
  }

  /// Finds the end marker of a JPEG, starting at the first scan.
  private struct JPEGEnd {
    private enum State {
      case data, mark
      case length(UInt8, high: UInt8?)
      case skipping(Int)
    }
    private var state = State.data
    private var scanCount = 0

    /// Searches the next part of the file for the end marker.
    ///
    /// - Returns: The number of bytes in this part that belong to the image, or `nil` if the image continues after it.
    mutating func findEnd(in piece: UnsafeRawBufferPointer) throws -> Int? {
      guard let base = piece.baseAddress else { return nil }
      var index = 0
      while index < piece.count {
        let byte = piece[index]
        switch state {
        case .data:
          guard let match = memchr(base + index, 0xFF, piece.count - index) else { return nil }
          index = UnsafeRawPointer(match) - base
          state = .mark
        case .mark:
          switch byte {
          case 0xD9: return index + 1
          case 0xFF: break
          case 0x00, 0x01, 0xD0...0xD8: state = .data
          default:
            if byte == 0xDA { scanCount += 1 }
            guard scanCount <= ImageFileStream.maximumScanCount else {
              throw ImageError("the JPEG file has more than \(ImageFileStream.maximumScanCount) scans")
            }
            state = .length(byte, high: nil)
          }
        case .length(let kind, nil): state = .length(kind, high: byte)
        case .length(_, let high?):
          let remainingByteCount = Int(high) << 8 + Int(byte) - 2
          state = remainingByteCount > 0 ? .skipping(remainingByteCount) : .data
        case .skipping(let remainingByteCount):
          // This byte and the bytes after it are skipped.
          let count = min(remainingByteCount, piece.count - index)
          index += count - 1
          state = remainingByteCount > count ? .skipping(remainingByteCount - count) : .data
        }
        index += 1
      }
      return nil
    }
  }

  // MARK: PNG

  private func writePNG(_ write: (UnsafeRawBufferPointer) -> Bool) throws {
    guard reader.bytes(0, 8).withUnsafeBytes(write) else { return }
    var chunkHeader: [UInt8] = []
    var remainingByteCount = 0
    var isKept = false
    var isLast = false
    var isFinished = false
    try reader.readChunks(from: 8) { piece, offset in
      var index = 0
      while index < piece.count {
        if remainingByteCount > 0 {
          let count = min(remainingByteCount, piece.count - index)
          if isKept, !write(.init(rebasing: piece[index..<(index + count)])) {
            isFinished = true
            return nil
          }
          remainingByteCount -= count
          index += count
          // Chunks that the decoder does not need are not read.
          if remainingByteCount > 0, !isKept {
            defer { remainingByteCount = 0 }
            return offset + index + remainingByteCount
          }
        } else {
          chunkHeader.append(piece[index])
          index += 1
          guard chunkHeader.count == 8, let length = chunkHeader.bigEndianUInt32(at: 0) else { continue }
          guard length < 0x7FFF_FFFF else {
            throw ImageError("the PNG file is damaged: a chunk has an invalid length of \(length) bytes")
          }
          // The name of a chunk that is required for decoding begins with a capital letter.
          isKept = chunkHeader[4] & 0x20 == 0 || chunkHeader.text(4, 4) == "tRNS"
          isLast = chunkHeader.text(4, 4) == "IEND"
          if isKept, !chunkHeader.withUnsafeBytes(write) {
            isFinished = true
            return nil
          }
          // The checksum follows the chunk.
          remainingByteCount = length + 4
          chunkHeader = []
        }
        if remainingByteCount == 0, isLast {
          isFinished = true
          return nil
        }
      }
      return offset + piece.count
    }
    if !isFinished { throw ImageHeader.truncated("PNG") }
  }
}
