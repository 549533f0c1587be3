import ArgumentParser
import Foundation

/// A size on the command line, such as `800x600`.
struct PointSize: ExpressibleByArgument, CustomStringConvertible {
  var width: Double
  var height: Double

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  init?(argument: String) {
    let parts = argument.lowercased().split(separator: "x", omittingEmptySubsequences: false)
    guard parts.count == 2, let width = Double(parts[0]), let height = Double(parts[1]),
      (1...16384).contains(width), (1...16384).contains(height)
    else { return nil }
    self.init(width: width, height: height)
  }

  var size: CGSize { CGSize(width: width, height: height) }
  var description: String { "\(Int(width))x\(Int(height))" }
  var defaultValueDescription: String { description }
}
