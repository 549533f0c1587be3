import Foundation

/// Messages about calls whose arguments are not valid.
enum MapReport {
  static func write(_ message: String) { FileHandle.standardError.write(Data("MapKit: \(message)\n".utf8)) }
}
