import Foundation

/// How a toolbar looks: background, hairline and buttons.
@preconcurrency @MainActor open class UIToolbarAppearance: UIBarAppearance {
  /// How plain buttons look.
  open var buttonAppearance = UIBarButtonItemAppearance() { didSet { watchButtons() } }

  /// How buttons of the style `done` look.
  open var doneButtonAppearance = UIBarButtonItemAppearance(style: .done) { didSet { watchButtons() } }

  /// The system's look for a device; all idioms look alike here.
  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    watchButtons()
  }

  /// Copies background and hairline, and the buttons of an appearance of the same class.
  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UIToolbarAppearance {
      buttonAppearance = other.buttonAppearance.twin()
      doneButtonAppearance = other.doneButtonAppearance.twin()
    }
    watchButtons()
  }

  /// There are no archives here; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    watchButtons()
  }

  package override func twin() -> UIBarAppearance { UIToolbarAppearance(barAppearance: self) }

  private func watchButtons() {
    for buttons in [buttonAppearance, doneButtonAppearance] {
      buttons.onChange = { [weak self] in self?.changed() }
    }
    changed()
  }
}
