import Foundation

/// What a flow layout has to ask its delegate before it can calculate places.
enum FlowQuestions {
  case none
  /// After a batch of updates: what the batch changed, or everything, as the delegate's answers are kept or not.
  case changed
  case all
}

/// What is known of a flow layout's delegate from its answers: which methods a class implements does not change.
@MainActor
struct FlowAnswering {
  private weak var delegate: (any UICollectionViewDelegate)?
  private let hasDelegate: Bool
  /// Whether it sizes items one by one; nil where there was no item to ask about.
  let sizesItems: Bool?
  /// Whether it says something of single sections.
  let knowsSections: Bool

  init(_ view: UICollectionView, _ asker: FlowAsker) {
    delegate = view.delegate
    hasDelegate = view.delegate != nil
    sizesItems = asker.sizesItems
    knowsSections = asker.common == nil
  }

  /// Whether this is about the delegate that the view has now.
  func isAbout(_ view: UICollectionView) -> Bool {
    hasDelegate ? delegate != nil && delegate === view.delegate : view.delegate == nil
  }
}
