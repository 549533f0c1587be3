/// A search whose results cover the content of a view controller. `UISearchController` conforms to this protocol. View
/// controllers use this protocol, because `UISearchController` is declared in a higher layer of the framework.
@MainActor protocol ActiveSearch: AnyObject {
  /// The text of the search, or `nil` if the search is not active.
  var searchText: String? { get }
  /// Positions the view of the search in front of the content.
  func positionOverlay()
}
