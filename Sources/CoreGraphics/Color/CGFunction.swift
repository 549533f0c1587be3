import Foundation

/// Numbers computed from numbers, by a callback: the colours of a shading.
public final class CGFunction: @unchecked Sendable {
  private let info: UnsafeMutableRawPointer?
  private let callbacks: CGFunctionCallbacks
  private let domain: [CGFloat]
  private let range: [CGFloat]
  private let outputs: Int

  /// Makes a function of `domainDimension` inputs and `rangeDimension` outputs. `domain` and `range` are pairs of least
  /// and greatest value, into which inputs and outputs are brought. nil without inputs or outputs.
  public init?(
    info: UnsafeMutableRawPointer?, domainDimension: Int, domain: UnsafePointer<CGFloat>?, rangeDimension: Int,
    range: UnsafePointer<CGFloat>?, callbacks: UnsafePointer<CGFunctionCallbacks>
  ) {
    guard domainDimension > 0, rangeDimension > 0 else { return nil }
    self.info = info
    self.callbacks = callbacks.pointee
    self.domain = domain.map { Array(UnsafeBufferPointer(start: $0, count: 2 * domainDimension)) } ?? []
    self.range = range.map { Array(UnsafeBufferPointer(start: $0, count: 2 * rangeDimension)) } ?? []
    outputs = rangeDimension
  }

  deinit { callbacks.releaseInfo?(info) }

  /// The outputs for one input; `part` 0...1 is the way through the domain.
  func values(at part: CGFloat) -> [CGFloat] {
    let input = domain.count >= 2 ? domain[0] + (domain[1] - domain[0]) * part : part
    var result = [CGFloat](repeating: 0, count: outputs)
    withUnsafePointer(to: input) { callbacks.evaluate?(info, $0, &result) }
    for index in result.indices where range.count > 2 * index + 1 {
      result[index] = min(range[2 * index + 1], max(range[2 * index], result[index]))
    }
    return result
  }
}
