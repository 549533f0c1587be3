import UIKit

/// The root of the Gallery: a sidebar with the parts of the library beside the photos. In a narrow window, the photos are
/// pushed onto the sidebar.
final class GallerySplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  let library: PhotoLibrary
  /// The observer that waits for the photo to open, or `nil`.
  var openingObserver: (any NSObjectProtocol)?
  private let loader: ThumbnailLoader
  /// The navigation controller of the photos.
  let content: UINavigationController
  /// The list of the parts of the library.
  let sidebar: SidebarViewController

  /// Creates the root view controller.
  ///
  /// - Parameters:
  ///   - collection: The part of the library that is shown first.
  ///   - library: The library.
  ///   - loader: The loader of the pictures.
  init(showing collection: PhotoCollection, of library: PhotoLibrary, loader: ThumbnailLoader) {
    self.library = library
    self.loader = loader
    sidebar = SidebarViewController(library: library)
    content = UINavigationController(
      rootViewController: LibraryViewController(collection: collection, library: library, loader: loader))
    super.init(style: .doubleColumn)
    delegate = self
    sidebar.selected = collection
    preferredDisplayMode = .oneBesideSecondary
    preferredSplitBehavior = .tile
    minimumPrimaryColumnWidth = 240
    content.navigationBar.prefersLargeTitles = true
    setViewController(sidebar, for: .primary)
    setViewController(content, for: .secondary)
    sidebar.onSelect = { [weak self] in self?.show($0) }
    library.onFailedChange = { [weak self] problems in self?.showProblems(problems) }
  }

  required init?(coder: NSCoder) {
    fatalError("GallerySplitViewController does not support init(coder:); create it in code")
  }

  isolated deinit {
    if let openingObserver { NotificationCenter.default.removeObserver(openingObserver) }
  }

  /// Shows a part of the library.
  func show(_ collection: PhotoCollection) {
    let screen = LibraryViewController(collection: collection, library: library, loader: loader)
    content.setViewControllers([screen], animated: false)
    sidebar.selected = collection
    show(.secondary)
  }

  /// Shows why photos were not changed.
  private func showProblems(_ problems: [String]) {
    let shown = problems.prefix(Self.maximumProblems)
    let more = problems.count - shown.count
    let lines = more > 0 ? shown + ["and \(PhotoTexts.number(more)) more"] : Array(shown)
    let alert = UIAlertController(
      title: "Some Photos Were Not Changed", message: lines.joined(separator: "\n"), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  /// The maximum number of problems that a message shows.
  private static let maximumProblems = 5

  /// A narrow window begins with the photos.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .secondary }
}
