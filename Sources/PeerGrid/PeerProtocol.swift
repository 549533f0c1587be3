import Foundation
import RuntimeInterface

/// The protocol of the comparison. It consists of two kinds of lines: `METRIC name value`, and `MARK name`, which waits
/// for an answer.
enum PeerProtocol {
  /// Reports a mark, a point in the workload, and waits until the harness has read the clocks.
  static func mark(_ name: String) {
    write("MARK \(name)\n")
    guard readLine() != nil else { exit(1) }
  }

  /// Reports a measured value.
  static func metric(_ name: String, _ value: Double) {
    write("METRIC \(name) \(String(format: "%.3f", value))\n")
  }

  private static func write(_ line: String) {
    StandardStream.output.write(line)
  }
}
