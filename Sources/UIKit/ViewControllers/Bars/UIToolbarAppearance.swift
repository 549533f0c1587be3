import Foundation

/// The appearance of a toolbar, which includes its background, hairline and buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// The appearance of buttons of the style `plain` in the toolbar. The default defines no values, so that those of the toolbar
  /// are used.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { observeButtons() } }

  /// The appearance of buttons of the style `done` in the toolbar. The default defines no values, so that those of the toolbar
  /// are used.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { observeButtons() } }

  /// Creates the default appearance for an idiom. All idioms have the same appearance in Tessera.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeButtons()
  }

  /// Creates a copy of an appearance. The background and the hairline are always copied. The appearances of buttons are
  /// copied if the appearance has the same class.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let source = barAppearance as? UIToolbarAppearance {
      buttonAppearance = source.buttonAppearance.makeCopy()
      doneButtonAppearance = source.doneButtonAppearance.makeCopy()
    }
    observeButtons()
  }

  /// Creates an appearance from data in an unarchiver. Archives are not supported, so nothing is decoded.
  ///
  /// - Parameter coder: The unarchiver. It is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    observeButtons()
  }

  package override var isOfBar: Bool { true }

  package override func makeCopy() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

  private func observeButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance] {
      buttons.onChange = { [weak self] in self?.notifyChange() }
    }
    notifyChange()
  }
}
