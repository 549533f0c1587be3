import Foundation
import RuntimeInterface

/// A PDF file: its objects, and its first page.
///
/// The objects are found by searching the file for the keyword `obj` instead of reading the cross-reference table, so
/// that files with a damaged table can be read.
final class PDFFile {
  private let bytes: [UInt8]
  private var offsets: [Int: Int] = [:]
  private var objects: [Int: PDFValue] = [:]
  /// The positions of the stream data, by object number.
  private var streams: [Int: Int] = [:]

  /// Reads a file.
  ///
  /// - Throws: An `ImageError` if the data is not a PDF file or is encrypted.
  init(_ data: Data) throws {
    bytes = [UInt8](data)
    guard bytes.starts(with: "%PDF".utf8) else { throw ImageError("the file is not a PDF document") }
    findObjects()
    readObjectStreams()
    if isEncrypted { throw ImageError("the PDF document is encrypted") }
  }

  private func findObjects() {
    let keyword = Array("obj".utf8)
    var index = 3
    while index + 3 <= bytes.count {
      defer { index += 1 }
      guard bytes[index] == keyword[0], bytes[index + 1] == keyword[1], bytes[index + 2] == keyword[2],
        bytes[index - 1] <= 32
      else {
        continue
      }
      // The numbers before the keyword, as in `12 0 obj`, are read backwards.
      var position = index - 1
      func skipSpaceBackwards() { while position >= 0, bytes[position] <= 32 { position -= 1 } }
      func readNumberBackwards() -> Int? {
        var (value, factor, count) = (0, 1, 0)
        while position >= 0, (48...57).contains(bytes[position]), count < 9 {
          value += Int(bytes[position] - 48) * factor
          factor *= 10
          count += 1
          position -= 1
        }
        return count > 0 ? value : nil
      }
      skipSpaceBackwards()
      guard readNumberBackwards() != nil else { continue }
      skipSpaceBackwards()
      // The last object with a number has precedence: later parts of a file replace earlier ones.
      if let number = readNumberBackwards() { offsets[number] = index + 3 }
    }
  }

  private func readObjectStreams() {
    for number in offsets.keys.sorted() {
      guard let entries = object(number).dictionary, entries["Type"]?.name == "ObjStm",
        let count = entries["N"]?.number,
        let first = entries["First"]?.number, count < 1e6, first >= 0, first < 1e9
      else { continue }
      let data = stream(.reference(number))?.data ?? []
      var header = PDFScanner(data)
      for _ in 0..<Int(max(0, count)) {
        guard let objectNumber = header.next()?.number, let offset = header.next()?.number, abs(objectNumber) < 1e9,
          offset >= 0,
          offset < 1e9
        else { break }
        guard offsets[Int(objectNumber)] == nil, Int(first + offset) <= data.count else { continue }
        var scanner = PDFScanner(data, at: Int(first + offset))
        objects[Int(objectNumber)] = scanner.next() ?? .null
      }
    }
  }

  private var isEncrypted: Bool {
    guard let range = Data(bytes).range(of: Data("/Encrypt".utf8)) else { return false }
    return Data(bytes.suffix(from: range.upperBound).prefix(3)).contains { (48...57).contains($0) }
  }

  // MARK: Objects

  private func object(_ number: Int) -> PDFValue {
    if let cached = objects[number] { return cached }
    guard let offset = offsets[number] else { return .null }
    // A reference of the object to itself resolves to null.
    objects[number] = .null
    var scanner = PDFScanner(bytes, at: offset)
    let value = scanner.next() ?? .null
    if value.dictionary != nil {
      scanner.skipSpace()
      let keyword = Array("stream".utf8)
      if scanner.position + 6 <= bytes.count, Array(bytes[scanner.position..<(scanner.position + 6)]) == keyword {
        var start = scanner.position + 6
        if start < bytes.count, bytes[start] == 13 { start += 1 }
        if start < bytes.count, bytes[start] == 10 { start += 1 }
        streams[number] = start
      }
    }
    objects[number] = value
    return value
  }

  /// Returns an object, or the object that a reference leads to.
  func resolve(_ value: PDFValue?) -> PDFValue {
    var value = value ?? .null
    for _ in 0..<8 {
      guard case .reference(let number) = value else { return value }
      value = object(number)
    }
    return .null
  }

  /// Returns the numbers of an array, or nil if the object is not an array of numbers.
  func numbers(_ value: PDFValue?) -> [CGFloat]? {
    guard let array = resolve(value).array else { return nil }
    let numbers = array.compactMap { resolve($0).number.map { CGFloat($0) } }
    return numbers.count == array.count ? numbers : nil
  }

  /// Returns a stream with its decompressed data, or nil if the object is not a stream or its compression is not supported.
  func stream(_ value: PDFValue?) -> (entries: [String: PDFValue], data: [UInt8])? {
    guard case .reference(let number)? = value, let entries = object(number).dictionary, let start = streams[number]
    else {
      return nil
    }
    var end = start
    if let length = resolve(entries["Length"]).number, length >= 0, length < 1e9, start + Int(length) <= bytes.count {
      end = start + Int(length)
    } else {
      end =
        Data(bytes[min(start, bytes.count)...]).range(of: Data("endstream".utf8)).map { start + $0.lowerBound }
        ?? bytes.count
    }
    let data = Array(bytes[min(start, bytes.count)..<end])
    let filters = resolve(entries["Filter"])
    switch filters.name ?? filters.array?.first.flatMap({ resolve($0).name }) {
    case nil: return (entries, data)
    case "FlateDecode"?, "Fl"?: return (filters.array?.count ?? 1) > 1 ? nil : (entries, Inflate.decodeZlib(data))
    default: return nil
    }
  }

  // MARK: Pages

  /// The first page with the entries that it inherits, or nil if the file has none.
  var firstPage: [String: PDFValue]? {
    let objectNumbers = Set(offsets.keys).union(objects.keys).sorted()
    let catalog = objectNumbers.lazy.compactMap { self.object($0).dictionary }.first { $0["Type"]?.name == "Catalog" }
    guard let root = resolve(catalog?["Pages"]).dictionary else {
      return objectNumbers.lazy.compactMap { self.object($0).dictionary }.first { $0["Type"]?.name == "Page" }
    }
    return page(in: root, inherited: [:], depth: 0)
  }

  private func page(in node: [String: PDFValue], inherited: [String: PDFValue], depth: Int) -> [String: PDFValue]? {
    var inherited = inherited
    for key in ["Resources", "MediaBox", "CropBox", "Rotate"] { if let value = node[key] { inherited[key] = value } }
    guard let pageNodes = resolve(node["Kids"]).array else {
      return node.merging(inherited) { ownValue, _ in ownValue }
    }
    guard depth < 20 else { return nil }
    for pageNode in pageNodes {
      if let entries = resolve(pageNode).dictionary,
        let firstPage = page(in: entries, inherited: inherited, depth: depth + 1)
      {
        return firstPage
      }
    }
    return nil
  }
}
