import CoreGraphics
import Foundation

/// The bar of a find interaction at the bottom of a window: the field with the text to search for and the number of results, the
/// buttons for the previous and the next result, and Done. Below it, on request, the field and the buttons for replacing.
@MainActor final class FindNavigatorBar: UIView, FindNavigator {
  private static let rowHeight: CGFloat = 52
  private static let fieldHeight: CGFloat = 36
  private static let margin: CGFloat = 12
  private static let gap: CGFloat = 8

  private weak var interaction: UIFindInteraction?
  private let searchField = FindField(placeholder: "Find", symbol: "magnifyingglass")
  private let replacementField = FindField(placeholder: "Replace", symbol: "pencil")
  private let resultLabel = UILabel()
  private let previousButton = UIButton(type: .system)
  private let nextButton = UIButton(type: .system)
  private let doneButton = UIButton(type: .system)
  private let replaceButton = UIButton(type: .system)
  private let replaceAllButton = UIButton(type: .system)
  private let separator = UIView()
  private var showsReplacement = false
  /// A closure that is called after the height of the bar has changed.
  var onHeightChange: () -> Void = {}
  /// A closure that is called when the bar is to be removed from the window.
  var onClose: () -> Void = {}

  init(_ interaction: UIFindInteraction) {
    self.interaction = interaction
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.rowHeight))
    backgroundColor = .secondarySystemBackground
    autoresizingMask = .flexibleWidth
    separator.backgroundColor = .separator
    resultLabel.font = .monospacedDigitSystemFont(ofSize: 13, weight: .regular)
    resultLabel.textColor = .secondaryLabel
    searchField.rightView = resultLabel
    searchField.rightViewMode = .always
    setUpButtons()
    for view in [
      separator, searchField, previousButton, nextButton, doneButton, replacementField, replaceButton, replaceAllButton,
    ] { addSubview(view) }
    setUpFields()
    update()
  }

  required init?(coder: NSCoder) { nil }

  private func setUpButtons() {
    let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
    previousButton.setImage(UIImage(systemName: "chevron.up", withConfiguration: configuration), for: .normal)
    previousButton.accessibilityLabel = "Previous Result"
    nextButton.setImage(UIImage(systemName: "chevron.down", withConfiguration: configuration), for: .normal)
    nextButton.accessibilityLabel = "Next Result"
    doneButton.setTitle("Done", for: .normal)
    doneButton.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    replaceButton.setTitle("Replace", for: .normal)
    replaceAllButton.setTitle("Replace All", for: .normal)
    for button in [replaceButton, replaceAllButton] { button.titleLabel?.font = .systemFont(ofSize: 17) }
    perform(previousButton) { $0.findPrevious() }
    perform(nextButton) { $0.findNext() }
    perform(doneButton) { $0.dismissFindNavigator() }
    perform(replaceButton) { $0.replaceHighlighted() }
    perform(replaceAllButton) { $0.replaceAll() }
  }

  private func perform(_ button: UIButton, _ action: @escaping @MainActor (UIFindInteraction) -> Void) {
    button.addAction(
      UIAction { [weak self] _ in if let interaction = self?.interaction { action(interaction) } }, for: .touchUpInside)
  }

  var isEditing: Bool { searchField.isFirstResponder || replacementField.isFirstResponder }

  private func setUpFields() {
    searchField.onReturn = { [weak self] isShifted in
      if isShifted { self?.interaction?.findPrevious() } else { self?.interaction?.findNext() }
    }
    replacementField.onReturn = { [weak self] _ in self?.interaction?.replaceHighlighted() }
    for field in [searchField, replacementField] {
      field.onEscape = { [weak self] in self?.interaction?.dismissFindNavigator() }
    }
    searchField.addAction(
      UIAction { [weak self] _ in self?.interaction?.searchText = self?.searchField.text }, for: .editingChanged)
    replacementField.addAction(
      UIAction { [weak self] _ in self?.interaction?.replacementText = self?.replacementField.text },
      for: .editingChanged)
    searchField.symbolButton.showsMenuAsPrimaryAction = true
    searchField.symbolButton.accessibilityLabel = "Options"
    searchField.symbolButton.menu = UIMenu(children: [
      UIDeferredMenuElement.uncached { [weak self] provide in
        provide(self?.interaction?.optionsMenu?.children ?? [])
      }
    ])
    replacementField.symbolButton.isUserInteractionEnabled = false
  }

  // MARK: The find navigator

  func update() {
    guard let interaction else { return }
    let searchText = interaction.searchText ?? ""
    if searchField.text != searchText { searchField.text = searchText }
    let replacementText = interaction.replacementText ?? ""
    if replacementField.text != replacementText { replacementField.text = replacementText }
    resultLabel.text = interaction.resultText
    resultLabel.sizeToFit()
    let session = interaction.activeFindSession
    let hasResults = (session?.resultCount ?? 0) > 0
    previousButton.isEnabled = hasResults
    nextButton.isEnabled = hasResults
    replaceAllButton.isEnabled = hasResults && session?.supportsReplacement == true
    replaceButton.isEnabled = hasResults && session?.allowsReplacementForCurrentlyHighlightedResult == true
    searchField.setNeedsLayout()
  }

  func beginEditing() {
    searchField.becomeFirstResponder()
    searchField.selectAll(nil)
  }

  func showReplacement(_ isVisible: Bool) {
    guard isVisible != showsReplacement else { return }
    showsReplacement = isVisible
    frame.size.height = isVisible ? 2 * Self.rowHeight - Self.gap : Self.rowHeight
    setNeedsLayout()
    onHeightChange()
  }

  func close() { onClose() }

  /// Ends the search, because another view of the window is searched.
  func endInteraction() { interaction?.dismissFindNavigator() }

  // The commands of the main menu, which work while a field of the bar is the first responder.
  override func find(_ sender: Any?) { interaction?.presentFindNavigator(showingReplace: false) }
  override func findAndReplace(_ sender: Any?) { interaction?.presentFindNavigator(showingReplace: true) }
  override func findNext(_ sender: Any?) { interaction?.findNext() }
  override func findPrevious(_ sender: Any?) { interaction?.findPrevious() }

  override func layoutSubviews() {
    super.layoutSubviews()
    let pixel = 1 / max(1, traitCollection.displayScale)
    let side = safeAreaInsets.left + Self.margin
    let area = CGRect(
      x: side, y: 0, width: max(0, bounds.width - side - safeAreaInsets.right - Self.margin), height: Self.rowHeight)
    separator.frame = CGRect(x: 0, y: 0, width: bounds.width, height: pixel)
    arrange(searchField, [previousButton, nextButton, doneButton], in: area, minimumWidth: 36)
    for view in [replacementField, replaceButton, replaceAllButton] { view.isHidden = !showsReplacement }
    arrange(
      replacementField, [replaceButton, replaceAllButton],
      in: area.offsetBy(dx: 0, dy: Self.rowHeight - Self.gap), minimumWidth: 0)
  }

  /// Places buttons at the trailing end of a row, and the field in the remaining width.
  private func arrange(_ field: UIView, _ buttons: [UIButton], in row: CGRect, minimumWidth: CGFloat) {
    var end = row.maxX
    for button in buttons.reversed() {
      let width = max(minimumWidth, button.intrinsicContentSize.width.rounded(.up))
      end -= width
      button.frame = mirrored(
        CGRect(x: end, y: row.midY - Self.fieldHeight / 2, width: width, height: Self.fieldHeight))
      end -= Self.gap
    }
    field.frame = mirrored(
      CGRect(
        x: row.minX, y: row.midY - Self.fieldHeight / 2, width: max(0, end - row.minX), height: Self.fieldHeight))
  }

  private func mirrored(_ frame: CGRect) -> CGRect {
    guard effectiveUserInterfaceLayoutDirection == .rightToLeft else { return frame }
    return CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
  }
}
