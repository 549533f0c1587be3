import CollectionCore
import Foundation

/// The numbers that identify a flow layout's two element kinds, header and footer.
enum FlowKinds {
  static let header = ElementKind.supplementary("UICollectionElementKindSectionHeader")
  static let footer = ElementKind.supplementary("UICollectionElementKindSectionFooter")

  /// Returns the section of a header or footer, or `nil` for any other element.
  static func section(_ key: ElementKey) -> Int? {
    guard key.kind == header || key.kind == footer, key.item == 0, key.section >= 0 else { return nil }
    return Int(key.section)
  }
}
