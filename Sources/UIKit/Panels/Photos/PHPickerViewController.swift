import Foundation

/// A view controller with which the user picks pictures and movies in the pictures folder. The picker shows the newest
/// ones first.
@preconcurrency @MainActor public final class PHPickerViewController: UIViewController {
  /// The delegate, which receives the picked pictures and dismisses the picker. It is not retained.
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  /// The configuration of the picker. `updatePicker(using:)` changes some of its properties.
  public private(set) var configuration: PHPickerConfiguration
  private let folder: URL
  private var grid: PhotoGridController?

  /// Creates a picker for the files in the user's pictures folder.
  ///
  /// - Parameter configuration: The configuration, which determines the files that are shown and how many the user can
  ///   pick.
  public convenience init(configuration: PHPickerConfiguration) {
    self.init(configuration: configuration, folder: UserFolders().pictures)
  }

  init(configuration: PHPickerConfiguration, folder: URL) {
    self.configuration = configuration
    self.folder = folder
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker with the default configuration from data in an unarchiver. Nibs and storyboards set the
  /// properties of `UIViewController` afterwards.
  ///
  /// - Parameter coder: The unarchiver, which is ignored.
  public required convenience init?(coder: NSCoder) { self.init(configuration: PHPickerConfiguration()) }

  /// Adds the grid of pictures after the view was loaded.
  public override func viewDidLoad() {
    super.viewDidLoad()
    let grid = PhotoGridController(configuration, folder: folder)
    grid.onFinish = { [weak self] in self?.finish($0) }
    self.grid = grid
    let container = UINavigationController(rootViewController: grid)
    container.isNavigationBarHidden = configuration.disabledCapabilities.contains(.selectionActions)
    addChild(container)
    container.view.frame = view.bounds
    container.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(container.view)
    container.didMove(toParent: self)
  }

  private func finish(_ photos: [PickerPhoto]) {
    let hasIdentifiers = configuration.hasIdentifiers
    delegate?.picker(self, didFinishPicking: photos.map { PHPickerResult($0, hasIdentifier: hasIdentifiers) })
  }

  // MARK: Changes

  /// Changes properties of the configuration.
  ///
  /// - Parameter configuration: The properties to change.
  public func updatePicker(using configuration: PHPickerConfiguration.Update) {
    if let limit = configuration.selectionLimit { self.configuration.selectionLimit = limit }
    if let edges = configuration.edgesWithoutContentMargins { self.configuration.edgesWithoutContentMargins = edges }
    grid?.configuration = self.configuration
  }

  /// Deselects pictures.
  ///
  /// - Parameter identifiers: The identifiers of the pictures. Identifiers of pictures that are not selected are ignored.
  public func deselectAssets(withIdentifiers identifiers: [String]) { grid?.deselect(identifiers) }

  /// Moves a selected picture in the order of selection.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the picture.
  ///   - afterIdentifier: The identifier of the selected picture that precedes it, or nil to move it to the beginning.
  public func moveAsset(withIdentifier identifier: String, afterAssetWithIdentifier afterIdentifier: String?) {
    grid?.move(identifier, after: afterIdentifier)
  }

  /// Scrolls to the newest pictures.
  public func scrollToInitialPosition() { grid?.scrollToTop() }
  /// Makes the pictures larger, so that fewer pictures are visible.
  public func zoomIn() { grid?.changeColumns(by: -2) }
  /// Makes the pictures smaller, so that more pictures are visible.
  public func zoomOut() { grid?.changeColumns(by: 2) }
}
