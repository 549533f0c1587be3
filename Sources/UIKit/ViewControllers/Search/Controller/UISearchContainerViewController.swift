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

  /// Creates a container with a new search controller.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file without its extension, or nil.
  ///   - nibBundleOrNil: The bundle of the nib file, or nil for the main bundle.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    search = UISearchController(searchResultsController: nil)
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a container with a new search controller from data in an unarchiver. Only the properties of
  /// `UIViewController` are decoded, and only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    search = UISearchController(searchResultsController: nil)
    super.init(coder: coder)
  }

  /// The search controller whose search bar and results the container shows.
  open var searchController: UISearchController { search }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    search.connectSearchBar()
    view.addSubview(search.searchBar)
  }

  open override dynamic func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let top = view.safeAreaInsets.top
    search.searchBar.frame = CGRect(
      x: 0, y: top, width: view.bounds.width, height: search.searchBar.naturalHeight)
  }
}
