import Foundation

/// The axis along which the content of a flow layout grows. The layout is computed with lengths along the axis (*main*)
/// and across it (*cross*). This type converts these lengths to x and y.
package enum FlowAxis: Sendable, Equatable {
  case vertical
  case horizontal

  package func main(_ size: CGSize) -> Double { self == .vertical ? size.height : size.width }
  package func cross(_ size: CGSize) -> Double { self == .vertical ? size.width : size.height }
  package func mainRange(_ rect: CGRect) -> ClosedRange<Double> {
    self == .vertical ? rect.minY...max(rect.minY, rect.maxY) : rect.minX...max(rect.minX, rect.maxX)
  }
  package func crossRange(_ rect: CGRect) -> ClosedRange<Double> {
    self == .vertical ? rect.minX...max(rect.minX, rect.maxX) : rect.minY...max(rect.minY, rect.maxY)
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
