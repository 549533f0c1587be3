import CoreGraphics
import Foundation

/// The properties of a video, from the header of its file. MP4, QuickTime, Matroska, WebM and AVI files are
/// read.
package struct VideoDetails: Equatable, Sendable {
  /// The length in seconds, or `nil` if the file does not contain it.
  package var duration: TimeInterval?
  /// The width in pixels, or 0 if it is unknown.
  package var width = 0
  /// The height in pixels, or 0 if it is unknown.
  package var height = 0
  /// The time at which the video was taken, or `nil` if the file does not contain it.
  package var taken: CivilTime?
  /// The maker and model of the camera or phone. Only MP4 and QuickTime files contain it.
  package var camera: String?
  /// The latitude in degrees, -90...90. Only MP4 and QuickTime files contain it.
  package var latitude: Double?
  /// The longitude in degrees, -180...180.
  package var longitude: Double?

  /// The largest header that is read, in bytes. Headers of hours of video are smaller.
  private static let maximumHeader = 16 << 20
  private static let secondsFrom1904To1970: Int64 = 2_082_844_800
  private static let secondsFrom1970To2001: Int64 = 978_307_200

  /// Creates details without values.
  package init() {}

  /// Reads the details of a video file, and blocks the calling thread meanwhile. If the file is not a video of a known format,
  /// the duration is `nil`, and the width and height are 0.
  ///
  /// - Parameters:
  ///   - file: The file.
  ///   - zone: The time zone for times that the file has in UTC.
  package init(_ file: RegularFile, zone: TimeZone = .current) {
    let start = FileBytes(file, 0, 12)
    if start.text(4, 4) == "ftyp" || ["moov", "mdat", "free", "wide"].contains(start.text(4, 4)) {
      readMovie(file, zone)
    } else if start.number(0, 4) == 0x1A45_DFA3 {
      readMatroska(FileBytes(file, 0, min(file.size, 1 << 20)), zone)
    } else if AVIHeader.isAVI(start) {
      let header = AVIHeader(FileBytes(file, 0, AVIHeader.searchedByteCount))
      (duration, width, height, taken) = (header.duration, header.width, header.height, header.taken)
    }
  }

  // MARK: MP4 and QuickTime

  /// Reads the box `moov`, which is before or after the frames. A file has few boxes at its top level.
  private mutating func readMovie(_ file: RegularFile, _ zone: TimeZone) {
    guard let place = FileBytes.content(of: "moov", in: file, maximumVisits: 64), place.count <= Self.maximumHeader
    else {
      return
    }
    let bytes = FileBytes(file, place.lowerBound, place.count)
    readBoxes(bytes, 0..<bytes.count, depth: 0, zone)
    let metadata = MovieMetadata(bytes)
    if let time = metadata.taken { taken = time }
    camera = metadata.camera
    (latitude, longitude) = (metadata.position?.latitude, metadata.position?.longitude)
  }

  private mutating func readBoxes(_ bytes: FileBytes, _ range: Range<Int>, depth: Int, _ zone: TimeZone) {
    var offset = range.lowerBound
    while offset < range.upperBound, let box = bytes.box(offset, range.upperBound - offset) {
      let first = offset + box.content
      let length = box.length
      switch box.type {
      case "mvhd":
        let isLong = bytes.number(first, 1) == 1
        let scale = bytes.number(first + (isLong ? 20 : 12), 4)
        let units = bytes.number(first + (isLong ? 24 : 16), isLong ? 8 : 4)
        if let scale, let units, scale > 0, units < .max / 2 { duration = Double(units) / Double(scale) }
        // Seconds since 1904. Programs that do not know the time write 0.
        if let seconds = bytes.number(first + 4, isLong ? 8 : 4), seconds > 0, seconds < 1 << 40 {
          taken = CivilTime(secondsSince1970: Int64(seconds) - Self.secondsFrom1904To1970, in: zone)
        }
      case "trak" where depth == 0: readBoxes(bytes, first..<offset + length, depth: 1, zone)
      case "tkhd":
        // Sizes are numbers of 16 bits with a fraction of 16 bits, at the end of the box. Those of sound are 0.
        let columns = bytes.number(offset + length - 8, 2)
        let rows = bytes.number(offset + length - 4, 2)
        if let columns, let rows, columns > 0, rows > 0, width == 0 { (width, height) = (Int(columns), Int(rows)) }
      default: break
      }
      offset += length
    }
  }

  // MARK: Matroska

  private mutating func readMatroska(_ bytes: FileBytes, _ zone: TimeZone) {
    readElements(bytes, 0, bytes.count, depth: 0, zone)
  }

  private mutating func readElements(_ bytes: FileBytes, _ start: Int, _ end: Int, depth: Int, _ zone: TimeZone) {
    var offset = start
    var scale = 1_000_000.0
    var units: Double?
    while offset < end, let (id, first, length) = Self.element(bytes, offset) {
      let last = min(end, first + length)
      switch id {
      // The segment with its information and its tracks, a track, and the settings of video.
      case 0x1853_8067, 0x1549_A966, 0x1654_AE6B, 0xAE, 0xE0:
        if depth < 4 { readElements(bytes, first, last, depth: depth + 1, zone) }
      case 0x2AD7B1: if let number = bytes.number(first, length), number > 0 { scale = Double(number) }
      case 0x4489:
        if length == 4 { units = bytes.number(first, 4).map { Double(Float(bitPattern: UInt32($0))) } }
        if length == 8 { units = bytes.number(first, 8).map { Double(bitPattern: $0) } }
      case 0x4461:
        // Nanoseconds since 2001.
        if length == 8, let number = bytes.number(first, 8) {
          let seconds = Int64(bitPattern: number) / 1_000_000_000
          taken = CivilTime(secondsSince1970: seconds + Self.secondsFrom1970To2001, in: zone)
        }
      case 0xB0: if width == 0 { width = bytes.number(first, length).map { Int(clamping: min($0, 1 << 20)) } ?? 0 }
      case 0xBA: if height == 0 { height = bytes.number(first, length).map { Int(clamping: min($0, 1 << 20)) } ?? 0 }
      default: break
      }
      offset = last
    }
    let seconds = units.map { $0 * scale / 1_000_000_000 }
    if let seconds, seconds.isFinite, seconds >= 0 { duration = seconds }
  }

  /// Returns the identifier of an element, and the offset and length of its content.
  private static func element(_ bytes: FileBytes, _ offset: Int) -> (id: UInt64, content: Int, length: Int)? {
    guard let lead = bytes.number(offset, 1), lead > 0 else { return nil }
    let idLength = UInt8(lead).leadingZeroBitCount + 1
    guard idLength <= 4, let id = bytes.number(offset, idLength), let size = bytes.number(offset + idLength, 1),
      size > 0
    else { return nil }
    let sizeLength = UInt8(size).leadingZeroBitCount + 1
    guard let coded = bytes.number(offset + idLength, sizeLength) else { return nil }
    let length = coded & ((1 << (7 * UInt64(sizeLength))) - 1)
    let content = offset + idLength + sizeLength
    // If all bits of a length are ones, the length is unknown, and the element ends with the file.
    return (id, content, Int(clamping: min(length, UInt64(max(0, bytes.count - content)))))
  }
}
