import CollectionCore
import Foundation

/// A decoration view behind a section, created from the class that is registered with the layout.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The element kind for which the class is registered.
  public var elementKind: String { kind }
  /// The position on the z-axis. Views with a higher value are in front. The default is 0.
  ///
  /// Items of a section with decoration views have a z-index of 1, so decoration views are behind them by default.
  public var zIndex = 0

  private let kind: String

  required init(kind: String) {
    self.kind = kind
    let fullSize = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    super.init(fullSize, [])
  }

  /// Creates a background with the size of the section, including its headers, footers and insets.
  ///
  /// The content insets of the decoration item reduce its size.
  ///
  /// - Parameter elementKind: The element kind of the decoration view.
  /// - Returns: The background.
  public class func background(elementKind: String) -> Self { Self(kind: elementKind) }

  final var solverInput: CompositionalDecoration {
    CompositionalDecoration(
      kind: ElementKind.decoration(kind), insets: CompositionalInsets(contentInsets), zIndex: zIndex)
  }

  override func makeCopy() -> NSCollectionLayoutDecorationItem {
    let copy = copyProperties(to: type(of: self).init(kind: kind))
    copy.zIndex = zIndex
    return copy
  }
}
