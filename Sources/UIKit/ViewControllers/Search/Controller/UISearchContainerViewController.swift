import Foundation

/// A view controller that contains the view of a search controller, with the search bar above that view.
@preconcurrency @MainActor
open class UISearchContainerViewController: UIViewController {
  private let search: UISearchController

  /// Creates a container that shows the search bar and the view of a search controller.
  ///
  /// - Parameter searchController: The search controller to contain.
  public init(searchController: UISearchController) {
    search = searchController
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because archives are not supported.
  ///
  /// - Parameter coder: The unarchiver. It is ignored.
  public required init?(coder: NSCoder) { nil }

  /// The search controller whose search bar and results the container shows.
  open var searchController: UISearchController { search }

  open override func viewDidLoad() {
    super.viewDidLoad()
    search.connectSearchBar()
    view.addSubview(search.searchBar)
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let top = view.safeAreaInsets.top
    search.searchBar.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: search.searchBar.naturalHeight)
  }
}
