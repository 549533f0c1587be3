import CoreGraphics
import Foundation

/// A cell, header or footer whose content and background can be provided by configurations that depend on its state.
@MainActor
protocol ConfiguredView: ContentHolder {
  /// The type of the state that determines the appearance.
  associatedtype StyleState: UIConfigurationState

  var configurationState: StyleState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }

  /// Indicates whether an update of the configurations is pending.
  var isConfigurationDirty: Bool { get set }
  /// The content configuration that was applied last.
  var contentStorage: (any UIContentConfiguration)? { get set }
  /// The content view.
  var content: UIView { get set }
  /// The view that shows the background configuration.
  var configuredBackground: BackgroundConfigurationView? { get set }

  /// Updates the parts of the view that are not configurations: accessories, controls.
  func updateParts(for state: StyleState)
  /// Updates the background for a state.
  func updateBackground(for state: StyleState)
  func updateConfiguration(using state: StyleState)
  func callUpdateHandler(_ state: StyleState)

  /// Sets the frame, the margins and the autoresizing of a new content view.
  func prepareContent(_ view: UIView, replacing old: UIView)
  /// Called after the content view was replaced.
  func contentViewWasReplaced()
}

extension ConfiguredView {
  /// Performs a pending update of the configurations, in this order: the other parts of the view, the configurations
  /// that update automatically, `updateConfiguration(using:)`, and the update handler.
  func updateConfigurationIfNeeded() {
    guard isConfigurationDirty else { return }
    // A cell that has just been added to the window gets its traits now, so that there is one update and not two.
    windowStorage?.updatePendingTraits()
    isConfigurationDirty = false
    let state = configurationState
    updateParts(for: state)
    if automaticallyUpdatesContentConfiguration, let present = contentStorage {
      showContentConfiguration(present.updated(for: state))
    }
    updateBackground(for: state)
    updateConfiguration(using: state)
    callUpdateHandler(state)
    // Requests made by the update itself have been fulfilled.
    isConfigurationDirty = false
  }

  /// Applies a content configuration, or shows a plain content view for `nil`.
  func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    guard let new else {
      guard contentStorage != nil else { return }
      contentStorage = nil
      replaceContentView(with: CellContentView(frame: bounds))
      return
    }
    // The configuration is updated for the current state at once: a cell that is already selected must not show another
    // appearance first.
    showContentConfiguration(automaticallyUpdatesContentConfiguration ? new.updated(for: configurationState) : new)
  }

  private func showContentConfiguration(_ new: any UIContentConfiguration) {
    let isFirst = contentStorage == nil
    contentStorage = new
    if !isFirst, let view = content as? any UIContentView, view.supports(new) {
      view.configuration = new
    } else {
      replaceContentView(with: new.makeContentView())
    }
  }

  private func replaceContentView(with view: UIView) {
    guard view !== content else { return }
    let old = content
    content = view
    UIView.withoutAnimation {
      prepareContent(view, replacing: old)
      view.translatesAutoresizingMaskIntoConstraints = true
      insertSubview(view, aboveSubview: old)
      old.removeFromSuperview()
    }
    contentViewWasReplaced()
  }

  /// Shows a background configuration, or none, in a view behind all others.
  ///
  /// - Parameters:
  ///   - shown: The configuration, updated for the current state.
  ///   - corners: The corners of a background view that is created.
  func showBackground(_ shown: UIBackgroundConfiguration?, corners: UICornerConfiguration?) {
    guard let shown else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    if let view = configuredBackground {
      view.configuration = shown
      return
    }
    let view = BackgroundConfigurationView(shown, frame: bounds)
    if let corners { view.corners = corners }
    configuredBackground = view
    UIView.withoutAnimation { insertSubview(view, at: 0) }
  }
}
