/// An empty cell that is shown in the gap at the destination of a drag.
@MainActor final class GapCell: UICollectionViewCell {}
