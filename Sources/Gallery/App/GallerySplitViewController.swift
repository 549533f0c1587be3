import GalleryLibrary
import UIKit

/// The root of the Gallery: a sidebar with the parts of the library beside the photos. In a narrow window, the photos are
/// pushed onto the sidebar.
final class GallerySplitViewController: UISplitViewController, UISplitViewControllerDelegate {
  let library: PhotoLibrary
  /// A closure that saves what the window shows. It is called one second after the last change.
  var onStateChange: (() -> Void)?
  /// The timer that calls `onStateChange`, or `nil` if there is no change to save.
  var stateTimer: Timer?
  /// The time of the last change.
  var lastStateChange = Date.distantPast
  /// The observer that checks, as soon as the library is open, whether the restored album or folder still exists, or `nil`.
  var restorationObserver: (any NSObjectProtocol)?
  /// The photo that is opened as soon as the index contains it, or `nil`.
  var openingPhoto: FilePath?
  /// The list of files in which the user selects photos to add, while it is shown.
  weak var photoPicker: UIDocumentPickerViewController?
  /// The observer that waits until the index contains `openingPhoto`, or `nil`.
  var openingObserver: (any NSObjectProtocol)?
  private let loader: ThumbnailLoader
  /// The navigation controller in the secondary column. Its root view controller shows a part of the library.
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
      rootViewController: Self.makeScreen(of: collection, library, loader))
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
    showsProblems = true
  }

  /// A Boolean value that indicates whether messages about the library appear in this window.
  var showsProblems = false {
    didSet {
      guard showsProblems else { return }
      library.onFailedChange = { [weak self] problems in
        // A message that photos were moved to the trash would be wrong.
        UndoMessageView.hide(in: self?.viewIfLoaded?.window)
        self?.messages.add("Not Everything Was Changed", problems)
      }
      library.onMissingTrash = { [weak self] in self?.askToDelete($0) }
      library.onRefusal = { [weak self] reasons in self?.messages.add("This Is Not Possible", reasons) }
      library.onWarning = { [weak self] in self?.showWarnings() }
    }
  }

  /// The messages of the window.
  private(set) lazy var messages = MessageQueue(self)

  /// Asks whether files are deleted permanently that cannot be moved to the trash.
  private func askToDelete(_ files: [LibraryDatabase.FileWithoutTrash]) {
    // A message that the photos were moved to the trash would be wrong.
    UndoMessageView.hide(in: viewIfLoaded?.window)
    let count = PhotoTexts.count(files.count)
    let isOne = files.count == 1
    messages.add(
      "Delete \(count.capitalized) Permanently?",
      [
        "the disk that contains \(isOne ? "the photo" : "these photos") has no trash",
        "if you delete \(isOne ? "it" : "them"), this cannot be undone",
      ],
      deletion: ("Delete Permanently", { [weak self] in self?.library.deletePermanently(files) }))
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    showWarnings()
    messages.showNext()
  }

  /// Shows the messages about damaged files of the library.
  private func showWarnings() {
    if showsProblems, viewIfLoaded?.window != nil { messages.add("Photo Library", library.consumeWarnings()) }
  }

  required init?(coder: NSCoder) {
    fatalError("GallerySplitViewController does not support init(coder:); create it in code")
  }

  isolated deinit {
    for case let observer? in [openingObserver, restorationObserver] {
      NotificationCenter.default.removeObserver(observer)
    }
    stateTimer?.invalidate()
  }

  /// Returns a screen for a part of the library.
  private static func makeScreen(
    of collection: PhotoCollection, _ library: PhotoLibrary, _ loader: ThumbnailLoader
  ) -> UIViewController {
    collection.isOverview
      ? StacksViewController(library: library, loader: loader)
      : LibraryViewController(collection: collection, library: library, loader: loader)
  }

  /// The duration of the change from one part of the library to another, in seconds.
  private static let fadeDuration: TimeInterval = 0.25

  /// Shows a part of the library and selects it in the sidebar. The photos fade into each other. In a narrow window, they are
  /// pushed onto the sidebar.
  func show(_ collection: PhotoCollection) {
    let screen = Self.makeScreen(of: collection, library, loader)
    if let view = content.viewIfLoaded, view.window != nil {
      // Nothing moves, so the change is the same if the user prefers less motion.
      UIView.transition(
        with: view, duration: Self.fadeDuration, options: [.transitionCrossDissolve, .allowUserInteraction]
      ) { self.content.setViewControllers([screen], animated: false) }
    } else {
      content.setViewControllers([screen], animated: false)
    }
    sidebar.selected = collection
    show(.secondary)
    stateDidChange()
  }

  /// The width of the sidebar at the text sizes of accessibility, in points. The longest standard name fits into it.
  private static let widthForLargeText: CGFloat = 420

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let isLarge = traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    let width = isLarge ? Self.widthForLargeText : Self.automaticDimension
    if preferredPrimaryColumnWidth != width {
      preferredPrimaryColumnWidth = width
      maximumPrimaryColumnWidth = width
    }
  }

  // MARK: Search

  /// The command that leads to the search from screens without one: the sidebar, the albums, the trash, and a photo.
  override var keyCommands: [UIKeyCommand]? {
    let find = Selector("findPhotos:", GallerySplitViewController.findPhotos(_:))
    let command = UIKeyCommand(title: "Search", action: find, input: "f", modifierFlags: .command)
    return (super.keyCommands ?? []) + [command] + shortcutsKeyCommands
  }

  private func findPhotos(_ sender: Any?) {
    var screens = content.viewControllers.compactMap { $0 as? LibraryViewController }
    if screens.allSatisfy({ $0.collection.isTrash }) {
      show(.library)
      screens = content.viewControllers.compactMap { $0 as? LibraryViewController }
    }
    guard let screen = screens.last else { return }
    screen.beginsSearch = true
    content.popToViewController(screen, animated: false)
    show(.secondary)
  }

  override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    super.viewWillTransition(to: size, with: coordinator)
    stateDidChange()
  }

  /// Returns the column of the photos, which remains visible when the split view collapses in a narrow window.
  func splitViewController(
    _ svc: UISplitViewController,
    topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
  ) -> UISplitViewController.Column { .secondary }
}
