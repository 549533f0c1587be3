import Foundation

/// A mathematical function that a callback computes, such as the color along a shading.
public final class CGFunction: @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: [CGFloat]
  private let range: [CGFloat]
  private let outputCount: Int

  /// Creates a function. The result is nil if the number of inputs or outputs is 0.
  ///
  /// - Parameters:
  ///   - info: A pointer that is passed to the callbacks.
  ///   - domainDimension: The number of inputs.
  ///   - domain: The smallest and largest value of each input, or nil for no limits.
  ///   - rangeDimension: The number of outputs.
  ///   - range: The smallest and largest value of each output, or nil for no limits. Outputs are clamped.
  ///   - callbacks: The functions that compute the outputs and release `info`.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0 else { return nil }
    self.info = info
    self.callbacks = callbacks.pointee
    self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: 2 * domainDimension)) } ?? []
    self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: 2 * rangeDimension)) } ?? []
    outputCount = rangeDimension
  }

  deinit { callbacks.releaseInfo?(info) }

  /// Returns the outputs of the function. `fraction` is the position of the input in its domain as a fraction, 0...1.
  func values(at fraction: CGFloat) -> [CGFloat] {
    let input = domain.count >= 2 ? domain[0] + (domain[1] - domain[0]) * fraction : fraction
    var result = [CGFloat](repeating: 0, count: outputCount)
    withUnsafePointer(to: input) { callbacks.evaluate?(info, $0, &result) }
    for index in result.indices where range.count > 2 * index + 1 {
      result[index] = min(range[2 * index + 1], max(range[2 * index], result[index]))
    }
    return result
  }
}
