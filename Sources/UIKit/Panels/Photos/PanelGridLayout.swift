/// The grid of a panel, which begins at the right edge where the user reads from right to left.
final class PanelGridLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
