import Foundation

/// The interface of a table or collection view that its index bar uses.
@MainActor
protocol IndexBarHost: UIScrollView {
  /// Requests the titles of the index bar from the data source. Returns an empty array if there is no index bar.
  func loadIndexTitles() -> [String]
  /// Applies the view's colors to the index bar.
  func styleIndexBar(_ bar: IndexBar)
  /// Scrolls to the section of a title in the index bar.
  func scroll(toIndexTitle title: String, at index: Int)
}

extension IndexBarHost {
  func styleIndexBar(_ bar: IndexBar) {}
}
