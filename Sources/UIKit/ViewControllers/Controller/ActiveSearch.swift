/// A search whose results cover the content of a view controller. `UISearchController` conforms to this protocol. View
/// controllers use the protocol, because the class is in a higher layer.
@MainActor protocol ActiveSearch: AnyObject {
  /// The text of the search, or `nil` if the search is not active.
  var searchText: String? { get }
  /// Positions the view of the search in front of the content.
  func positionOverlay()
}
