import CollectionCore
import Foundation

/// A width or a height in a compositional layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDimension: NSObject, NSCopying {
  let value: CompositionalDimension

  required init(_ value: CompositionalDimension) {
    self.value = value
    super.init()
  }

  /// A share of the container's width: 1 is all of it. Below zero counts as zero.
  public class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { Self(.fractionOfWidth(fractionalWidth)) }
  /// A share of the container's height: 1 is all of it. Below zero counts as zero.
  public class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { Self(.fractionOfHeight(fractionalHeight)) }
  /// A length in points. Below zero counts as zero.
  public class func absolute(_ absoluteDimension: CGFloat) -> Self { Self(.absolute(absoluteDimension)) }
  /// A length in points that counts until the view has said its own.
  public class func estimated(_ estimatedDimension: CGFloat) -> Self { Self(.estimated(estimatedDimension)) }

  /// A length in points that counts until the views have said theirs: then that of the longest item of the group, for
  /// all of its items with such a dimension. For items, not for groups.
  public class func uniformAcrossSiblings(estimate: CGFloat) -> Self { Self(.uniform(estimate)) }

  /// Whether it is a share of the container's width.
  public var isFractionalWidth: Bool { if case .fractionOfWidth = value { true } else { false } }
  /// Whether it is a share of the container's height.
  public var isFractionalHeight: Bool { if case .fractionOfHeight = value { true } else { false } }
  /// Whether it is in points.
  public var isAbsolute: Bool { if case .absolute = value { true } else { false } }
  /// Whether the view says the length.
  public var isEstimated: Bool { if case .estimated = value { true } else { false } }
  /// Whether it is that of the longest item of the group.
  public var isUniformAcrossSiblings: Bool { value.isUniform }
  /// The share, or the length in points.
  public var dimension: CGFloat {
    switch value {
    case .absolute(let number), .estimated(let number), .fractionOfWidth(let number), .fractionOfHeight(let number),
      .uniform(let number):
      return number
    }
  }

  /// The dimension itself: it never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
