/// The grid layout of a panel, whose rows begin at the right edge in right-to-left layouts.
final class PanelGridLayout: UICollectionViewFlowLayout {
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }
}
