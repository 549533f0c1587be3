import CoreGraphics
import Foundation

/// A view controller that shows the results of a search in front of the content that is searched.
///
/// Assign the search controller to the `searchController` of a navigation item, or show its search bar as the header of
/// a table. The search begins when the user begins to edit the search bar or presses Control-F, or when `isActive` is
/// set. The cancel button, the Escape key and a tap on dimmed content end the search.
@preconcurrency @MainActor
open class UISearchController: UIViewController {
  /// The event that shows the scopes of the search bar.
  public enum ScopeBarActivation: Int, Sendable {
    /// The scopes are shown when the search begins, until it ends, as with `automaticallyShowsScopeBar`.
    case automatic = 0
    /// The application shows the scopes with `UISearchBar.showsScopeBar`.
    case manual = 1
    /// The scopes are shown when the user enters the first text, until the search ends.
    case onTextEntry = 2
    /// The scopes are shown when the search begins, until it ends.
    case onSearchActivation = 3
  }

  private let results: UIViewController?
  private lazy var defaultSearchBar: UISearchBar = {
    let bar = UISearchBar()
    bar.frame.size = CGSize(width: UIScreen.main.bounds.width, height: bar.naturalHeight)
    connect(bar)
    return bar
  }()
  final let dimming = UIView()
  final var session = SearchSession()
  /// The navigation item to which the controller belongs, or `nil` if there is none.
  package final weak var item: UINavigationItem?

  // MARK: Initialization

  /// Creates a search controller.
  ///
  /// - Parameter searchResultsController: The controller that shows the results, or `nil` if the searched content shows
  ///   them itself.
  public init(searchResultsController: UIViewController?) {
    results = searchResultsController
    super.init(nibName: nil, bundle: nil)
    connectBarOfSubclass()
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    results = nil
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    connectBarOfSubclass()
  }

  /// Creates a search controller without a results controller from data in an unarchiver (measured on UIKit, case
  /// `search-controller-coder` of Tests/Oracle). Only the properties of `UIViewController` are decoded, and only from
  /// nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    results = nil
    super.init(coder: coder)
    connectBarOfSubclass()
  }

  // MARK: Searching

  /// The delegate, which is notified of the presentation and dismissal. It is not retained.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The object that updates the results. It is not retained.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The controller that shows the results, or `nil` if the searched content shows them.
  open var searchResultsController: UIViewController? { results }
  /// The search bar. A subclass can override this property to use a search bar of its own class.
  open var searchBar: UISearchBar { defaultSearchBar }

  /// A Boolean value that determines whether the search is active. Setting this property begins or ends the search with
  /// an animation. Setting the property does not begin editing of the search bar (measured on UIKit, the field in case
  /// `search-active-icon` of Tests/Oracle).
  ///
  /// If the search bar is not in a window yet, the search begins when the bar is added to one.
  open var isActive: Bool {
    get { session.isActive || isPresentedByApplication }
    set {
      if newValue { return begin(isEdited: false) }
      isPresentedByApplication ? endPresentation() : end()
    }
  }

  /// Indicates whether the application has presented the controller itself with `present(_:animated:completion:)`,
  /// which is an active search, too. The value is `false` if only an ancestor is presented, such as a navigation
  /// controller.
  final var isPresentedByApplication: Bool { presentation.presenting != nil && !isBeingDismissed }

  // MARK: Presentation

  /// A Boolean value that determines whether the content is dimmed until there are results. The default is `false`, as in
  /// applications for iOS 15 and later.
  open var obscuresBackgroundDuringPresentation = false { didSet { updateResults() } }
  /// A Boolean value that determines whether the content is dimmed until there are results. This is the old name of
  /// `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// A Boolean value that determines whether the search bar replaces the title and the buttons of the navigation bar
  /// during a search. The default is `true`.
  open var hidesNavigationBarDuringPresentation = true { didSet { layoutNavigation() } }
  /// A Boolean value that determines whether the results controller is shown as soon as there is text or a token. The
  /// default is `true`. Setting `showsSearchResultsController` sets this property to `false`.
  open var automaticallyShowsSearchResultsController = true { didSet { updateResults() } }
  /// A Boolean value that determines whether the results controller is shown during a search. Setting this property
  /// sets `automaticallyShowsSearchResultsController` to `false`.
  open var showsSearchResultsController: Bool {
    get { automaticallyShowsSearchResultsController ? isActive && hasSearchTerms : session.showsResults }
    set {
      session.showsResults = newValue
      automaticallyShowsSearchResultsController = false
    }
  }
  /// A Boolean value that determines whether the cancel button is shown during a search. The default is `true`. Setting
  /// `UISearchBar.showsCancelButton` sets this property to `false`.
  open var automaticallyShowsCancelButton = true
  /// A Boolean value that determines whether the scopes are shown automatically. The default is `true`. The value is
  /// `false` while `scopeBarActivation` is `manual`.
  open var automaticallyShowsScopeBar: Bool {
    get { scopeBarActivation != .manual }
    set { scopeBarActivation = newValue ? .automatic : .manual }
  }
  /// The event that shows the scopes of the search bar. The default is `automatic`. Setting `UISearchBar.showsScopeBar`
  /// sets this property to `manual`.
  open var scopeBarActivation = ScopeBarActivation.automatic { didSet { updateScopes() } }

  // MARK: Placement and suggestions

  /// The placement of the search bar in the navigation bar.
  open var searchBarPlacement: UINavigationItem.SearchBarPlacement { item?.searchBarPlacement ?? .stacked }
  /// The suggestions to show below the search bar while the search bar is edited. The default is `nil`.
  open var searchSuggestions: [any UISearchSuggestion]? { didSet { searchBar.field.updateSuggestions() } }
  /// A Boolean value that determines whether suggestions are shown only if the search bar is in the row of a navigation
  /// bar's buttons. The default is `false`.
  open var ignoresSearchSuggestionsForSearchBarPlacementStacked = false {
    didSet { searchBar.field.updateSuggestions() }
  }

  // MARK: The view

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    setUpView()
  }

  open override func loadView() { view = SearchOverlayView() }

  open override dynamic func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    dimming.frame = view.bounds
    results?.viewIfLoaded?.frame = view.bounds
  }

  open override var presentingViewController: UIViewController? { session.host ?? super.presentingViewController }

  open override dynamic func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard session.isActive, presentedViewController == nil else {
      return super.dismiss(animated: flag, completion: completion)
    }
    end(animated: flag, completion: completion)
  }

  open override dynamic var keyCommands: [UIKeyCommand]? { session.isActive ? [escapeCommand] : super.keyCommands }

  // MARK: Transitions

  /// Returns the search controller, which animates its own presentation.
  ///
  /// - Parameters:
  ///   - presented: The controller that is presented.
  ///   - presenting: The controller that presents `presented`.
  ///   - source: The controller on which `present(_:animated:completion:)` was called.
  /// - Returns: The search controller, or `nil` if a different controller is presented.
  open func animationController(
    forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { presented === self ? self : nil }

  /// Returns the search controller, which animates its own dismissal.
  ///
  /// - Parameter dismissed: The controller that is dismissed.
  /// - Returns: The search controller, or `nil` if a different controller is dismissed.
  open func animationController(
    forDismissed dismissed: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? { dismissed === self ? self : nil }

  /// Returns the duration of the presentation or the dismissal.
  ///
  /// - Parameter transitionContext: The context of the transition, or `nil`.
  /// - Returns: The duration in seconds.
  open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    animator(of: transitionContext).transitionDuration(using: transitionContext)
  }

  /// Fades the view of the search controller in or out.
  ///
  /// - Parameter transitionContext: The context of the transition.
  open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    animator(of: transitionContext).animateTransition(using: transitionContext)
  }
}
