import Foundation

/// The axis along which the content of a flow layout grows. The layout is computed with lengths along the axis (*main*)
/// and across it (*cross*). This type converts these lengths to x and y.
package enum FlowAxis: Sendable, Equatable {
  case vertical
  case horizontal

  package func main(_ size: CGSize) -> Double { self == .vertical ? size.height : size.width }
  package func cross(_ size: CGSize) -> Double { self == .vertical ? size.width : size.height }
  package func mainRange(_ rect: CGRect) -> ClosedRange<Double> {
    self == .vertical ? Self.range(rect.minY, rect.maxY) : Self.range(rect.minX, rect.maxX)
  }
  package func crossRange(_ rect: CGRect) -> ClosedRange<Double> {
    self == .vertical ? Self.range(rect.minX, rect.maxX) : Self.range(rect.minY, rect.maxY)
  }

  /// Returns the range between two edges of a rectangle. An edge that is not a number is infinitely far away, so that a
  /// rectangle whose position cannot be calculated touches nothing.
  private static func range(_ first: Double, _ last: Double) -> ClosedRange<Double> {
    guard !first.isNaN, !last.isNaN else { return .infinity ... .infinity }
    return first...max(first, last)
  }

  package func size(main: Double, cross: Double) -> CGSize {
    self == .vertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  package func rect(main: Double, cross: Double, size: CGSize) -> CGRect {
    self == .vertical
      ? CGRect(x: cross, y: main, width: size.width, height: size.height)
      : CGRect(x: main, y: cross, width: size.width, height: size.height)
  }
}
