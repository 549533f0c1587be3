import Foundation

/// A view controller with which the user selects one of the installed fonts. Typing characters moves the focus to a
/// family whose name begins with these characters.
@preconcurrency @MainActor
open class UIFontPickerViewController: UIViewController {
  /// The configuration, which determines the fonts that are shown. Changes of the object that was passed to the
  /// initializer have no effect.
  public let configuration: Configuration
  private let navigator = UINavigationController()
  private var list: FontListController?
  private var hasPicked = false

  /// Creates a font picker.
  ///
  /// - Parameter configuration: The configuration. The font picker keeps a copy of it.
  public init(configuration: Configuration) {
    self.configuration = configuration.duplicate()
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a font picker that shows font families.
  public convenience init() { self.init(configuration: Configuration()) }

  /// Creates a font picker that shows font families from data in an unarchiver. Only the properties of
  /// `UIViewController` are decoded, and only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    configuration = Configuration()
    super.init(coder: coder)
  }

  /// The object that is notified of the selected font. It is not retained.
  open weak var delegate: (any UIFontPickerViewControllerDelegate)?

  /// The descriptor of the selected font, or `nil` if no font is selected. The default is `nil`. Setting this property
  /// does not call the delegate.
  open var selectedFontDescriptor: UIFontDescriptor? {
    didSet { list?.selected = selectedFontDescriptor }
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    let list = FontListController(
      makeFamilyRows(), title: title ?? "Choose Font", usesSystemFont: configuration.displayUsingSystemFont)
    prepare(list)
    list.navigationItem.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.dismiss(animated: true) })
    self.list = list
    navigator.viewControllers = [list]
    addChild(navigator)
    view.addSubview(navigator.view)
    navigator.didMove(toParent: self)
  }

  open override dynamic func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    navigator.view.frame = view.bounds
  }

  open override dynamic func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isBeingDismissed, !hasPicked { delegate?.fontPickerViewControllerDidCancel(self) }
  }

  private func prepare(_ list: FontListController) {
    list.selected = selectedFontDescriptor
    list.onPick = { [weak self] in self?.pick($0) }
    list.onOpen = { [weak self] in self?.open($0) }
  }

  private func makeFamilyRows() -> [FontListController.Row] {
    UIFont.familyNames.compactMap { family in
      let faces = UIFont.fontNames(forFamilyName: family).filter { matchesFilter(UIFontDescriptor(name: $0, size: 0)) }
      guard let first = faces.first else { return nil }
      // A family without selectable faces is represented by its regular font.
      let familyDescriptor = UIFontDescriptor(fontAttributes: [.family: family])
      if !configuration.includeFaces {
        return .init(
          title: family, descriptor: configuration.filteredTraits.isEmpty ? familyDescriptor : descriptor(named: first))
      }
      return .init(title: family, descriptor: familyDescriptor, faces: faces.count > 1 ? faces : [])
    }
  }

  private func descriptor(named font: String) -> UIFontDescriptor { UIFontDescriptor(name: font, size: 0) }

  private func matchesFilter(_ descriptor: UIFontDescriptor) -> Bool {
    configuration.filteredTraits.isEmpty
      || UIFont(descriptor: descriptor, size: 17).fontDescriptor.symbolicTraits
        .isSuperset(of: configuration.filteredTraits)
  }

  private func open(_ family: FontListController.Row) {
    let rows = family.faces.map { face in
      FontListController.Row(title: face, descriptor: descriptor(named: face))
    }
    let faces = FontListController(
      rows, title: family.title, usesSystemFont: configuration.displayUsingSystemFont)
    prepare(faces)
    navigator.pushViewController(faces, animated: true)
  }

  private func pick(_ descriptor: UIFontDescriptor) {
    selectedFontDescriptor = descriptor
    hasPicked = true
    delegate?.fontPickerViewControllerDidPickFont(self)
    if presentingViewController != nil, !isBeingDismissed { dismiss(animated: true) }
  }
}
