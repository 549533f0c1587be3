/// The cell of a gap, which is empty.
@MainActor final class GapCell: UICollectionViewCell {}
