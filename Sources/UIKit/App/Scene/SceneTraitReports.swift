import Foundation

/// The traits that were last reported to a scene, and the registered observers of its traits.
@MainActor struct SceneTraitReports {
  /// The traits of the last report, or nil if the scene has not been laid out yet.
  var last: UITraitCollection?
  var registrations: [TraitRegistration] = []
}
