import Foundation

/// An invisible cell that is shown in the gap at the destination of a drag.
@MainActor final class TableGapCell: UITableViewCell {
  override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
}
