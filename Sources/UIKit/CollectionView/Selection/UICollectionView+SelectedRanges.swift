import CollectionCore
import Foundation

// UIKit reports selected items one by one, and selects them one by one. The members below, which UIKit does not have, report
// and select whole ranges, so that the cost does not depend on the number of items.
extension UICollectionView {
  /// A range of successive items of a section.
  public struct ItemRange: Hashable, Sendable {
    /// The index of the section.
    public let section: Int
    /// The indexes of the items in the section.
    public let items: Range<Int>

    /// Creates a range of items.
    ///
    /// - Parameters:
    ///   - section: The index of the section.
    ///   - items: The indexes of the items in the section.
    public init(section: Int, items: Range<Int>) {
      self.section = section
      self.items = items
    }
  }

  /// The number of selected items.
  ///
  /// - Complexity: O(1). Counting the elements of `indexPathsForSelectedItems` takes O(*n*).
  public final var numberOfSelectedItems: Int { selection.count }

  /// The selected items as ranges, in ascending order. Adjacent items are in one range. The array is empty if no item is
  /// selected.
  ///
  /// - Complexity: O(*r*), where *r* is the number of groups of items that were selected one after the other.
  public final var selectedItemRanges: [ItemRange] {
    var ranges: [ItemRange] = []
    for run in selection.runs {
      if let last = ranges.last, last.section == run.section, last.items.upperBound == run.items.lowerBound {
        ranges[ranges.count - 1] = ItemRange(
          section: run.section, items: last.items.lowerBound..<run.items.upperBound)
      } else {
        ranges.append(ItemRange(section: run.section, items: run.items))
      }
    }
    return ranges
  }

  /// Selects all items.
  ///
  /// Like `selectItem(at:animated:scrollPosition:)`, the method does not call the delegate. It does nothing unless several
  /// items can be selected.
  ///
  /// - Parameter animated: `true` to animate the change of the visible cells.
  /// - Complexity: O(*s* + *r* + *v*), where *s* is the number of sections, *r* that of ranges of selected items, and *v* that
  ///   of visible items.
  public final func selectAllItems(animated: Bool) {
    guard let first = shownCounts.firstItem, let last = shownCounts.lastItem else { return }
    selectMissing(from: first, through: last, animated: animated)
  }

  /// Selects a range of items. Those that are selected already remain selected.
  ///
  /// Like `selectItem(at:animated:scrollPosition:)`, the method does not call the delegate. It does nothing unless several
  /// items can be selected, or if an item of the range does not exist.
  ///
  /// - Parameters:
  ///   - range: The items.
  ///   - animated: `true` to animate the change of the visible cells.
  /// - Complexity: O(*r* + *v*), where *r* is the number of ranges of selected items, and *v* that of visible items.
  public final func selectItems(in range: ItemRange, animated: Bool) {
    guard !range.items.isEmpty else { return }
    let first = IndexPath(item: range.items.lowerBound, section: range.section)
    let last = IndexPath(item: range.items.upperBound - 1, section: range.section)
    for path in [first, last] where !counts.contains(path) {
      Diagnostics.report(
        "\(self) cannot select item \(Array(path)): \(shownCounts.describe(missing: path, .collectionView))")
      return
    }
    selectMissing(from: first, through: last, animated: animated)
  }

  private func selectMissing(from first: IndexPath, through last: IndexPath, animated: Bool) {
    guard selection.allowsAnySelection, selection.allowsMultipleSelection else { return }
    selection.selectRange(from: first, through: last, animated: animated)
  }
}
