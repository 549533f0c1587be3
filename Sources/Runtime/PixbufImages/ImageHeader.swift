import Foundation
import RuntimeInterface

/// The contents of an image file's header, read without decoding.
struct ImageHeader {
  let format: ImageFormat
  /// The information that the codec returns to its callers.
  private(set) var info: ImageInfo
  /// The components of a JPEG, or `nil` for other formats.
  private(set) var frame: JPEGFrame?
  /// The number of pixels of the largest frame of a GIF that was examined. The value is 0 for other formats.
  var largestFrameArea = 0
  /// The size of the file in bytes.
  let fileSize: Int
  /// The minimum size in bytes of a file with this format and this number of pixels.
  private(set) var minimumFileSize = 0

  var pixelWidth: Int { info.pixelWidth }
  var pixelHeight: Int { info.pixelHeight }

  /// Reads the header of an image file.
  ///
  /// - Parameters:
  ///   - reader: A reader for the file.
  ///   - isForDecoding: `true` to also read the values that determine the memory of the decoder.
  /// - Throws: An `ImageError` if the file is damaged or its format is not supported.
  init(_ reader: ByteReader, isForDecoding: Bool = false) throws {
    let start = reader.bytes(0, 32)
    format = try ImageFormat(start)
    fileSize = reader.count
    info = ImageInfo(
      pixelWidth: 0, pixelHeight: 0, type: format.rawValue, orientation: 1, captureDate: nil, isAnimated: false)
    switch format {
    case .jpeg: try readJPEG(reader, isForDecoding: isForDecoding)
    case .png: try readPNG(reader, isForDecoding: isForDecoding)
    case .gif:
      guard let width = start.littleEndianUInt16(at: 6), let height = start.littleEndianUInt16(at: 8) else {
        throw Self.truncated("GIF")
      }
      info.pixelWidth = width
      info.pixelHeight = height
      let frames = AnimationFrames(gif: reader, upTo: 2)
      info.isAnimated = frames.count > 1
      largestFrameArea = frames.largestArea
    case .webp: try readWebP(reader)
    case .tiff:
      let (width, height, orientation) = try Self.tiffSize(reader)
      setSize((width, height))
      info.orientation = orientation
    case .avif, .heif: setSize(try Self.heifSize(reader))
    case .jxl: setSize(try Self.jxlSize(reader))
    }
    guard info.pixelWidth <= Self.maximumSide, info.pixelHeight <= Self.maximumSide else {
      throw ImageError("the \(format.name) image has an invalid size of \(info.pixelWidth) × \(info.pixelHeight)")
    }
  }

  /// The maximum length of a side in pixels, which is that of PNG files. TIFF, HEIC and JPEG XL files can declare longer ones.
  private static let maximumSide = Int(Int32.max)

  private mutating func setSize(_ size: (width: Int, height: Int)) {
    (info.pixelWidth, info.pixelHeight) = size
  }

  static func truncated(_ format: String) -> ImageError { ImageError("the \(format) file ends too early") }

  private mutating func readExif(_ exif: Exif) {
    info.orientation = exif.orientation
    info.captureDate = exif.date
  }

  // MARK: JPEG

  private mutating func readJPEG(_ reader: ByteReader, isForDecoding: Bool) throws {
    var hasExif = false
    var offset = 2
    for _ in 0..<10_000 {
      let marker = reader.bytes(offset, 4)
      guard marker.count == 4 else { throw Self.truncated("JPEG") }
      guard marker[0] == 0xFF else { throw ImageError("the JPEG header is damaged") }
      let kind = marker[1]
      if kind == 0xFF {
        offset += 1
        continue
      }
      if kind == 0x01 || (0xD0...0xD8).contains(kind) {
        offset += 2
        continue
      }
      guard let length = marker.bigEndianUInt16(at: 2), length >= 2 else {
        throw ImageError("the JPEG header is damaged")
      }
      switch kind {
      case 0xD9, 0xDA:
        guard var frame, kind == 0xDA else {
          throw ImageError("the JPEG header is damaged: it contains no image size")
        }
        guard let componentCount = reader.bytes(offset + 4, 1).first else { throw Self.truncated("JPEG") }
        frame.hasSeveralScans = frame.isProgressive || Int(componentCount) < frame.components.count
        self.frame = frame
        // Each block contains at least one bit for its mean value.
        if frame.isHuffman { minimumFileSize = frame.largestBlockCount(pixelWidth, pixelHeight) / 8 }
        return
      case 0xC4, 0xC8, 0xCC: break
      case 0xC0...0xCF:
        // A second frame header is an error that the decoder reports.
        guard frame == nil else { break }
        let fields = reader.bytes(offset + 4, length - 2)
        guard let height = fields.bigEndianUInt16(at: 1), let width = fields.bigEndianUInt16(at: 3) else {
          throw Self.truncated("JPEG")
        }
        guard width > 0, height > 0 else { throw ImageError("the JPEG has an invalid size of \(width) × \(height)") }
        info.pixelWidth = width
        info.pixelHeight = height
        if !isForDecoding { return }
        guard let frame = JPEGFrame(kind: kind, fields) else { throw ImageError("the JPEG header is damaged") }
        self.frame = frame
      case 0xE1 where !hasExif && length > 8:
        let block = reader.bytes(offset + 4, length - 2)
        // The first EXIF block is used, and all others are ignored.
        if block.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) {
          hasExif = true
          readExif(Exif(Array(block.dropFirst(6))))
        }
      default: break
      }
      offset += 2 + length
    }
    throw ImageError("the JPEG header is damaged")
  }

  // MARK: PNG, WebP

  private mutating func readPNG(_ reader: ByteReader, isForDecoding: Bool) throws {
    let header = reader.bytes(8, 18)
    guard header.text(4, 4) == "IHDR", let width = header.bigEndianUInt32(at: 8),
      let height = header.bigEndianUInt32(at: 12), header.count == 18
    else { throw Self.truncated("PNG") }
    guard width > 0, height > 0, width <= 0x7FFF_FFFF, height <= 0x7FFF_FFFF else {
      throw ImageError("the PNG image has an invalid size of \(width) × \(height)")
    }
    info.pixelWidth = width
    info.pixelHeight = height
    if isForDecoding {
      // Deflate expands a byte to at most 1032. Gray has one sample, color has three, and alpha adds one.
      let samplesPerPixel = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][header[17]] ?? 1
      let bitsPerRow = width * samplesPerPixel * min(16, Int(header[16]))
      minimumFileSize = Int(min(1e18, Double(height) * Double(bitsPerRow) / 8 / 1032))
    }
    var offset = 8
    for _ in 0..<10_000 {
      let chunk = reader.bytes(offset, 8)
      guard let length = chunk.bigEndianUInt32(at: 0), let name = chunk.text(4, 4), length < 0x7FFF_FFFF else { break }
      if name == "eXIf" {
        readExif(Exif(reader.bytes(offset + 8, min(length, 1 << 20))))
        break
      }
      if name == "IDAT" || name == "IEND" { break }
      offset += 12 + length
    }
  }

  private mutating func readWebP(_ reader: ByteReader) throws {
    var offset = 12
    var hasExif = false
    for _ in 0..<10_000 {
      let chunk = reader.bytes(offset, 24)
      guard let name = chunk.text(0, 4), let length = chunk.littleEndianUInt32(at: 4) else { break }
      switch name {
      case "VP8X":
        guard chunk.count >= 18 else { throw Self.truncated("WebP") }
        info.isAnimated = chunk[8] & 2 != 0
        info.pixelWidth = 1 + (Int(chunk[12]) | Int(chunk[13]) << 8 | Int(chunk[14]) << 16)
        info.pixelHeight = 1 + (Int(chunk[15]) | Int(chunk[16]) << 8 | Int(chunk[17]) << 16)
      case "VP8 ":
        if info.pixelWidth == 0, let width = chunk.littleEndianUInt16(at: 14),
          let height = chunk.littleEndianUInt16(at: 16)
        {
          info.pixelWidth = width & 0x3FFF
          info.pixelHeight = height & 0x3FFF
        }
      case "VP8L":
        if info.pixelWidth == 0, let bits = chunk.littleEndianUInt32(at: 9) {
          info.pixelWidth = 1 + bits & 0x3FFF
          info.pixelHeight = 1 + (bits >> 14) & 0x3FFF
        }
      case "EXIF":
        guard !hasExif else { break }
        hasExif = true
        var block = reader.bytes(offset + 8, min(length, 1 << 20))
        if block.starts(with: [0x45, 0x78, 0x69, 0x66, 0, 0]) { block.removeFirst(6) }
        readExif(Exif(block))
      default: break
      }
      offset += 8 + length + (length & 1)
    }
    guard info.pixelWidth > 0, info.pixelHeight > 0 else { throw Self.truncated("WebP") }
  }
}
