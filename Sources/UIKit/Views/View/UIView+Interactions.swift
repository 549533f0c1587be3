extension UIView {
  /// What the view can do for its user, in the order in which it was added. Default none.
  public var interactions: [any UIInteraction] {
    get { extras?.interactions ?? [] }
    set {
      for old in interactions where !newValue.contains(where: { $0 === old }) { removeInteraction(old) }
      for new in newValue { addInteraction(new) }
    }
  }

  /// Adds an interaction, which is retained; it leaves the view that had it. One that is here already moves to the end.
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    needExtras().interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Takes an interaction away. Does nothing for one of another view.
  public func removeInteraction(_ interaction: any UIInteraction) {
    guard let extras, extras.interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    extras.interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}
