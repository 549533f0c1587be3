import CollectionCore
import Foundation

/// Something of a table that has a view at the moment: a row, a header or a footer.
@MainActor
final class TableElement {
  /// Where it stands, in the numbers of the last update.
  enum Key: Hashable {
    case row(ItemIndex)
    case header(Int)
    case footer(Int)
  }

  var key: Key
  let view: UIView

  init(key: Key, view: UIView) {
    self.key = key
    self.view = view
  }
}
