import Foundation

/// Messages about capture, which appear on standard error.
enum CaptureReport {
  static func write(_ message: String) { FileHandle.standardError.write(Data("AVFoundation: \(message)\n".utf8)) }
}
