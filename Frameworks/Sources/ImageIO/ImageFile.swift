import Foundation
import UIKit

/// The structure of an image file: its type, its frames and its properties. The pixels are decoded by `UIImage`, one frame at a
/// time.
///
/// A frame of an animation is a file of its own for `UIImage`: the bytes of the frame behind the header of the whole file.
struct ImageFile {
  /// A frame of the file.
  struct Frame {
    /// The part of the canvas that the frame covers, in pixels from the top left.
    var x = 0
    var y = 0
    var width = 0
    var height = 0
    /// The time until the next frame in seconds.
    var delay = 0.0
    /// The change of the canvas before the next frame.
    var disposal = Disposal.keep
    /// A Boolean value that indicates whether transparent pixels of the frame replace what is below them.
    var replaces = false
    /// The parts of the data that belong to the frame. An empty array means the whole file.
    var parts: [Range<Int>] = []
  }

  /// The change of the canvas after a frame was displayed.
  enum Disposal { case keep, clear, restore }

  /// The formats whose structure is read here.
  enum Format { case jpeg, png, gif, webp, tiff, other }

  let reader: ByteReader
  var format = Format.other
  /// The uniform type identifier of the file, or nil if it is not an image that can be read.
  var type: String?
  var width = 0
  var height = 0
  /// A Boolean value that indicates whether the file ends where its format says.
  var isComplete = true
  var frames: [Frame] = []
  var orientation = 1
  var hasAlpha = false
  /// The bits of a component.
  var depth = 8
  var colorModel = "RGB"
  var profileName: String?
  /// The pixels per inch, or nil if the file does not state them.
  var resolution: (x: Double, y: Double)?
  /// The number of times that an animation is repeated. 0 means forever.
  var loopCount: Int?
  /// The dictionaries of the format, such as `{GIF}`.
  var dictionaries: [String: [String: Any]] = [:]
  /// The range of a JPEG file with a smaller image.
  var thumbnail: Range<Int>?

  /// The number of frames that are read at most.
  static let largestFrameCount = 10_000

  /// Reads the structure of a file. For data of another format, `type` is nil and there are no frames.
  init(_ data: Data) {
    reader = ByteReader(data)
    if reader.bigEndian16(0) == 0xFFD8 {
      format = .jpeg
      readJPEG()
    } else if reader.hasText("\u{0D}\u{0A}\u{1A}\u{0A}", at: 4), reader.hasText("PNG", at: 1) {
      format = .png
      readPNG()
    } else if reader.hasText("GIF87a", at: 0) || reader.hasText("GIF89a", at: 0) {
      format = .gif
      readGIF()
    } else if reader.hasText("RIFF", at: 0), reader.hasText("WEBP", at: 8) {
      format = .webp
      readWebP()
    } else if let directory = TagDirectory(data) {
      format = .tiff
      readTIFF(directory)
    } else {
      readOther()
    }
    // The sizes above are those of the header. A size that cannot be decoded is not an image.
    if width < 1 || height < 1 { frames = [] }
  }

  /// Reads the header of a format that only `UIImage` knows, such as AVIF.
  private mutating func readOther() {
    let types = [
      "heic": "public.heic", "heix": "public.heic", "mif1": "public.heif", "avif": "public.avif", "avis": "public.avif",
    ]
    if reader.hasText("ftyp", at: 4), let brand = reader.text(8, 4) {
      type = types[brand]
    } else if reader.hasText("JXL \u{0D}\u{0A}", at: 4) || reader.bigEndian16(0) == 0xFF0A {
      type = "public.jpeg-xl"
    }
    guard type != nil else { return }
    guard let image = UIImage(data: reader.data) else { return isComplete = false }
    let orientation = CGImagePropertyOrientation(image.imageOrientation)
    self.orientation = Int(orientation.rawValue)
    let swaps = orientation.swapsWidthAndHeight
    width = Int(swaps ? image.size.height : image.size.width)
    height = Int(swaps ? image.size.width : image.size.height)
    frames = [Frame(width: width, height: height)]
  }

  private mutating func readTIFF(_ directory: TagDirectory) {
    type = "public.tiff"
    width = directory.layout[0x0100] ?? 0
    height = directory.layout[0x0101] ?? 0
    let samples = directory.layout[0x0115] ?? 1
    depth = directory.layout[0x0102] ?? (samples == 1 ? 1 : 8)
    if let photometric = directory.layout[0x0106] {
      colorModel = photometric < 2 ? "Gray" : photometric == 5 ? "CMYK" : "RGB"
      hasAlpha = samples == (photometric < 2 ? 2 : 4) && photometric < 5
    }
    frames = [Frame(width: width, height: height)]
    apply(directory)
  }

  /// Takes over the properties of an EXIF block.
  mutating func apply(_ directory: TagDirectory) {
    var tiff = directory.tiff
    if let value = (tiff["Orientation"] as? NSNumber)?.intValue, (1...8).contains(value) { orientation = value }
    let unit = (tiff["ResolutionUnit"] as? NSNumber)?.intValue ?? 2
    if let x = (tiff["XResolution"] as? NSNumber)?.doubleValue, let y = (tiff["YResolution"] as? NSNumber)?.doubleValue,
      unit == 2 || unit == 3
    {
      // The unit 3 is a centimeter.
      let factor = unit == 3 ? 2.54 : 1
      resolution = (x * factor, y * factor)
    }
    if format != .tiff {
      tiff["Compression"] = nil
      tiff["PhotometricInterpretation"] = nil
    }
    if !tiff.isEmpty { dictionaries["{TIFF}"] = tiff }
    if !directory.exif.isEmpty { dictionaries["{Exif}"] = directory.exif }
    if !directory.position.isEmpty { dictionaries["{GPS}"] = directory.position }
  }

  /// Takes over the name of a color profile. Source: the specification ICC.1, sections 7.2 and 10.
  mutating func applyProfile(_ profile: Data) {
    let profile = ByteReader(profile)
    guard profile.hasText("acsp", at: 36), let count = profile.bigEndian32(128) else { return }
    switch profile.text(16, 4) {
    case "GRAY": colorModel = "Gray"
    case "CMYK": colorModel = "CMYK"
    default: break
    }
    for number in 0..<min(count, 100) {
      let entry = 132 + 12 * number
      guard profile.hasText("desc", at: entry), let offset = profile.bigEndian32(entry + 4) else { continue }
      if profile.hasText("desc", at: offset), let length = profile.bigEndian32(offset + 8), length > 1, length < 1000 {
        profileName = profile.text(offset + 12, length - 1)
      } else if profile.hasText("mluc", at: offset), let length = profile.bigEndian32(offset + 20), length < 1000,
        let place = profile.bigEndian32(offset + 24), let text = profile.bytes(offset + place, length)
      {
        profileName = String(data: text, encoding: .utf16BigEndian)
      }
    }
  }

  /// Returns a file with the pixels of one frame, or nil if there is no such frame.
  func file(ofFrame number: Int) -> Data? {
    guard frames.indices.contains(number) else { return nil }
    if frames[number].parts.isEmpty { return reader.data }
    switch format {
    case .gif: return gifFile(frames[number])
    case .png: return pngFile(frames[number])
    case .webp: return webPFile(frames[number])
    default: return nil
    }
  }

  /// The name of the format's dictionary of animations and the shortest delay that it states.
  ///
  /// Source: Apple's documentation of `kCGImagePropertyGIFDelayTime` (100 ms) and `kCGImagePropertyAPNGDelayTime` (50 ms).
  var animation: (name: String, shortestDelay: Double)? {
    switch format {
    case .gif: ("{GIF}", 0.1)
    case .png: loopCount == nil ? nil : ("{PNG}", 0.05)
    case .webp: loopCount == nil ? nil : ("{WebP}", 0.1)
    default: nil
    }
  }
}

extension CGImagePropertyOrientation {
  init(_ orientation: UIImage.Orientation) {
    self =
      switch orientation {
      case .up: .up
      case .upMirrored: .upMirrored
      case .down: .down
      case .downMirrored: .downMirrored
      case .left: .left
      case .leftMirrored: .leftMirrored
      case .right: .right
      case .rightMirrored: .rightMirrored
      @unknown default: .up
      }
  }

  var imageOrientation: UIImage.Orientation {
    switch self {
    case .up: .up
    case .upMirrored: .upMirrored
    case .down: .down
    case .downMirrored: .downMirrored
    case .left: .left
    case .leftMirrored: .leftMirrored
    case .right: .right
    case .rightMirrored: .rightMirrored
    }
  }
}
