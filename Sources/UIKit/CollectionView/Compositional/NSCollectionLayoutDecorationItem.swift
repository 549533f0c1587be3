import CollectionCore
import Foundation

/// A view behind a section. The layout makes it of the class that is registered with it for the kind.
@preconcurrency @MainActor
public class NSCollectionLayoutDecorationItem: NSCollectionLayoutItem {
  /// The kind that the class is registered for.
  public var elementKind: String { kind }
  /// Views with a higher index lie in front. Default 0; the items of the section are at 1 then.
  public var zIndex = 0

  private let kind: String

  required init(kind: String) {
    self.kind = kind
    let whole = NSCollectionLayoutSize(.fractionalWidth(1), .fractionalHeight(1))
    super.init(whole, [])
  }

  /// A view as large as the section with its headers, footers and insets; its own content insets make it smaller.
  public class func background(elementKind: String) -> Self { Self(kind: elementKind) }

  final var solved: CompositionalDecoration {
    CompositionalDecoration(
      kind: ElementKind.decoration(kind), insets: CompositionalInsets(contentInsets), zIndex: zIndex)
  }

  override func makeCopy() -> NSCollectionLayoutDecorationItem {
    let twin = takingOver(type(of: self).init(kind: kind))
    twin.zIndex = zIndex
    return twin
  }
}
