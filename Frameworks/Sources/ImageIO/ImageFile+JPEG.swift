import Foundation

extension ImageFile {
  /// Reads the segments of a JPEG file up to its pixels. Source: ITU-T T.81, annex B; JFIF 1.02; EXIF 2.32, section 4.7.
  mutating func readJPEG() {
    type = "public.jpeg"
    isComplete = false
    var position = 2
    var profile: [Int: Data] = [:]
    var isProgressive = false
    var jfif: [String: Any] = [:]
    while let marker = reader.byte(position + 1) {
      guard reader.byte(position) == 0xFF else { break }
      // A marker can be preceded by any number of bytes with the value 255.
      if marker == 0xFF {
        position += 1
        continue
      }
      guard let length = reader.bigEndian16(position + 2), length >= 2 else { break }
      let content = position + 4
      switch marker {
      case 0xC0...0xCF where ![0xC4, 0xC8, 0xCC].contains(marker):
        guard let bits = reader.byte(content), let height = reader.bigEndian16(content + 1),
          let width = reader.bigEndian16(content + 3), let components = reader.byte(content + 5)
        else { break }
        (depth, self.width, self.height) = (bits, width, height)
        colorModel = components == 1 ? "Gray" : components == 4 ? "CMYK" : "RGB"
        isProgressive = [0xC2, 0xC6, 0xCA, 0xCE].contains(marker)
      case 0xE0 where reader.hasText("JFIF", at: content):
        if let unit = reader.byte(content + 7), let x = reader.bigEndian16(content + 8),
          let y = reader.bigEndian16(content + 10)
        {
          jfif["DensityUnit"] = NSNumber(value: unit)
          jfif["XDensity"] = NSNumber(value: x)
          jfif["YDensity"] = NSNumber(value: y)
          if let major = reader.byte(content + 5), let minor = reader.byte(content + 6) {
            jfif["JFIFVersion"] = [major, minor >> 4, minor & 15].map { NSNumber(value: $0) }
          }
          if x > 0, y > 0, unit == 1 || unit == 2, resolution == nil {
            let factor = unit == 2 ? 2.54 : 1
            resolution = (Double(x) * factor, Double(y) * factor)
          }
        }
      case 0xE1 where reader.hasText("Exif\0\0", at: content):
        if dictionaries["{TIFF}"] == nil, let block = reader.bytes(content + 6, length - 8),
          let directory = TagDirectory(block)
        {
          apply(directory)
          if let small = directory.thumbnail, small.offset <= block.count, small.length <= block.count - small.offset {
            thumbnail = content + 6 + small.offset..<content + 6 + small.offset + small.length
          }
        }
      case 0xE2 where reader.hasText("ICC_PROFILE\0", at: content):
        if let number = reader.byte(content + 12), length > 16 {
          profile[number] = reader.bytes(content + 14, length - 16)
        }
      default: break
      }
      position += 2 + length
      if marker == 0xDA { break }
    }
    if !profile.isEmpty { applyProfile(profile.sorted { $0.key < $1.key }.reduce(into: Data()) { $0 += $1.value }) }
    if isProgressive || !jfif.isEmpty { jfif["IsProgressive"] = isProgressive }
    if !jfif.isEmpty { dictionaries["{JFIF}"] = jfif }
    let start = reader.data.startIndex + min(position, reader.count)
    isComplete =
      reader.data.range(of: Data([0xFF, 0xD9]), options: .backwards, in: start..<reader.data.endIndex) != nil
    if width > 0, height > 0 { frames = [Frame(width: width, height: height)] }
  }
}
