import Foundation
import RuntimeInterface

/// The line protocol of the comparison: `MARK name`, which waits for an answer, and `METRIC name value`.
enum PeerProtocol {
  /// Reports a mark and waits until the harness has read the clocks.
  static func mark(_ name: String) {
    write("MARK \(name)\n")
    guard readLine() != nil else { exit(1) }
  }

  /// Reports a figure.
  static func metric(_ name: String, _ value: Double) {
    write("METRIC \(name) \(String(format: "%.3f", value))\n")
  }

  private static func write(_ line: String) {
    StandardStream.output.write(line)
  }
}
