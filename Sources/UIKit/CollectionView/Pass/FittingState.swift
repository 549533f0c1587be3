import Foundation

/// How far a view and its layout have agreed on a size.
struct FittingState {
  /// The size that the view is content with, or that the layout leaves it with.
  var settled: CGSize?
  /// The size that it had when the layout promised to follow its wish.
  var askedAt: CGSize?
  /// Wishes that were followed lately, and since when: a view that is never content is told apart from one that changes.
  var wishes: [CGSize] = []
  var since: TimeInterval = 0
  /// The pass of the last wish.
  var pass = 0
  /// It was never content: its wishes are no longer heard.
  var isGivenUp = false

  /// As many wishes in a tenth of a second are no change of content any more.
  static let limit = 30
  static let span: TimeInterval = 0.1
}
