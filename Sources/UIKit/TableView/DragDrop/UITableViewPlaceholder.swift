import CoreGraphics
import Foundation

/// A row that a table view shows for data that its data source does not contain yet.
@preconcurrency @MainActor open class UITableViewPlaceholder: NSObject {
  let insertionIndexPath: IndexPath
  let reuseIdentifier: String
  let rowHeight: CGFloat

  /// A closure that configures the cell of the placeholder. The default is `nil`.
  open var cellUpdateHandler: ((UITableViewCell) -> Void)?

  /// Creates a placeholder.
  ///
  /// - Parameters:
  ///   - insertionIndexPath: The index path at which the placeholder is inserted, in the data source.
  ///   - reuseIdentifier: The reuse identifier with which the class of the cell was registered.
  ///   - rowHeight: The height of the row in points, or `UITableView.automaticDimension` to size the cell.
  public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
    self.insertionIndexPath = insertionIndexPath
    self.reuseIdentifier = reuseIdentifier
    self.rowHeight = rowHeight
    super.init()
  }
}
