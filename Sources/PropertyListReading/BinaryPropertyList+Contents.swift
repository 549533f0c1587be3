import Foundation

extension BinaryPropertyList {
  /// Returns the contents of a binary property list as `PropertyListSerialization` does, or nil if the data is damaged or is no
  /// list.
  package static func contents(of data: Data) -> Any? {
    guard let list = BinaryPropertyList(data) else { return nil }
    var conversion = Conversion(list: list)
    return conversion.contents(list.root, depth: 0)
  }

  private struct Conversion {
    let list: BinaryPropertyList
    /// The values other than collections, by the numbers of the objects. A list contains equal strings once.
    var leaves: [Int: Any] = [:]
    private static let maximumDepth = 200

    init(list: BinaryPropertyList) { self.list = list }

    mutating func contents(_ index: Int, depth: Int) -> Any? {
      if let leaf = leaves[index] { return leaf }
      guard depth < Self.maximumDepth, let value = list.value(at: index) else { return nil }
      switch value {
      case .array(let elements):
        var result: [Any] = []
        for element in elements {
          guard let value = contents(element, depth: depth + 1) else { return nil }
          result.append(value)
        }
        return result
      case .dictionary(let entries):
        var result: [String: Any] = [:]
        for (key, element) in entries {
          guard let value = contents(element, depth: depth + 1) else { return nil }
          result[key] = value
        }
        return result
      case .null, .reference: return nil
      case .flag(let flag): leaves[index] = NSNumber(value: flag)
      case .integer(let number): leaves[index] = NSNumber(value: number)
      case .unsignedInteger(let number): leaves[index] = NSNumber(value: number)
      case .real(let number): leaves[index] = NSNumber(value: number)
      case .date(let date): leaves[index] = date
      case .data(let data): leaves[index] = data
      case .text(let text): leaves[index] = text
      }
      return leaves[index]
    }
  }
}
