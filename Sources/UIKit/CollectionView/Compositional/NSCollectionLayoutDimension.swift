import CollectionCore
import Foundation

/// The width or height of an element of a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, NSCopying {
  let value: CompositionalDimension

  required init(_ value: CompositionalDimension) {
    self.value = value
    super.init()
  }

  /// Creates a dimension that is a fraction of the container's width.
  ///
  /// - Parameter fractionalWidth: The fraction. A value of 1 means the whole width. Negative values count as 0.
  /// - Returns: The dimension.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionOfWidth(fractionalWidth)) }
  /// Creates a dimension that is a fraction of the container's height.
  ///
  /// - Parameter fractionalHeight: The fraction. A value of 1 means the whole height. Negative values count as 0.
  /// - Returns: The dimension.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(.fractionOfHeight(fractionalHeight)) }
  /// Creates a dimension of a fixed length.
  ///
  /// - Parameter absoluteDimension: The length, in points. Negative values count as 0.
  /// - Returns: The dimension.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute(absoluteDimension)) }
  /// Creates a dimension with an estimated length. Self-sizing determines the actual length.
  ///
  /// - Parameter estimatedDimension: The length until the view has been measured, in points.
  /// - Returns: The dimension.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated(estimatedDimension)) }

  /// Creates a dimension whose length is the length of the largest self-sized item in the group.
  ///
  /// The length applies to all items of the group with such a dimension. Only items can have it, not groups.
  ///
  /// - Parameter estimate: The length until the views have been measured, in points.
  /// - Returns: The dimension.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(.uniform(estimate)) }

  /// A Boolean value that indicates whether the dimension is a fraction of the container's width.
  public var isFractionalWidth: Bool { if case .fractionOfWidth = value { true } else { false } }
  /// A Boolean value that indicates whether the dimension is a fraction of the container's height.
  public var isFractionalHeight: Bool { if case .fractionOfHeight = value { true } else { false } }
  /// A Boolean value that indicates whether the dimension is a fixed length.
  public var isAbsolute: Bool { if case .absolute = value { true } else { false } }
  /// A Boolean value that indicates whether self-sizing determines the dimension.
  public var isEstimated: Bool { if case .estimated = value { true } else { false } }
  /// A Boolean value that indicates whether the dimension equals the length of the largest item of the group.
  public var isUniformAcrossSiblings: Bool { value.isUniform }
  /// The value of the dimension: a fraction, or a length in points.
  public var dimension: CGFloat {
    switch value {
    case .absolute(let number), .estimated(let number), .fractionOfWidth(let number), .fractionOfHeight(let number),
      .uniform(let number):
      return number
    }
  }

  /// Returns the dimension itself, because dimensions are immutable.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The dimension.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
