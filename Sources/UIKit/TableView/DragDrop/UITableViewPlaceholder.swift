import CoreGraphics
import Foundation

/// A row that a table view shows for data that its data source does not have yet.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// Configures the cell of the row. Default nil.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: Where the row is inserted, in the data.
  ///   - reuseIdentifier: The identifier for which the class of the cell was registered.
  ///   - rowHeight: The height of the row in points; `UITableView.automaticDimension`: the cell's own.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}
