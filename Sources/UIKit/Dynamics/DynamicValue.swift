import CoreGraphics

/// A number, or a geometric value of several numbers, that an application sets on a dynamic behavior.
protocol DynamicValue {
  /// Indicates whether all numbers are finite.
  var hasFiniteNumbers: Bool { get }
}

extension CGFloat: DynamicValue {
  var hasFiniteNumbers: Bool { isFinite }
}

extension CGPoint: DynamicValue {
  var hasFiniteNumbers: Bool { x.isFinite && y.isFinite }
}

extension CGVector: DynamicValue {
  var hasFiniteNumbers: Bool { dx.isFinite && dy.isFinite }
}

extension UIOffset: DynamicValue {
  var hasFiniteNumbers: Bool { horizontal.isFinite && vertical.isFinite }
}
