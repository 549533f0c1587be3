import CoreGraphics
import Foundation

/// A cell, header or footer with configurations for its content and background, which depend on the state of the view.
@MainActor
protocol ConfiguredView: ContentHolder {
  /// The type of the configuration state: `UICellConfigurationState` or `UIViewConfigurationState`.
  associatedtype StyleState: UIConfigurationState

  var configurationState: StyleState { get }
  var automaticallyUpdatesContentConfiguration: Bool { get }

  /// Indicates whether the content and background configurations must be updated for the current state.
  var isConfigurationDirty: Bool { get set }
  /// The content configuration that was last applied to the content view, or `nil` if the view has no content
  /// configuration.
  var contentStorage: (any UIContentConfiguration)? { get set }
  /// The content view. If a content configuration is set, the content view is the view that this configuration created.
  var content: UIView { get set }
  /// The view that shows the background configuration, or `nil` if the view has no background configuration.
  var configuredBackground: BackgroundConfigurationView? { get set }

  /// Updates the parts of the view that are not configurations, such as accessories and controls, for a state.
  func updateSubviews(for state: StyleState)
  /// Updates the background configuration of the view for a state.
  func updateBackground(for state: StyleState)
  func updateConfiguration(using state: StyleState)
  func callUpdateHandler(_ state: StyleState)
  /// Updates the parts that `updateConfiguration(using:)` or the update handler has changed during this update, such as accessories. The
  /// default implementation does nothing.
  func updateDidEnd(for state: StyleState)

  /// Sets the frame, the margins and the autoresizing mask of a new content view, which replaces `old`.
  func prepareContent(_ view: UIView, replacing old: UIView)
  /// Updates the view after its content view was replaced.
  func contentViewWasReplaced()
}

extension ConfiguredView {
  func updateDidEnd(for state: StyleState) {}

  /// Updates the configurations if an update is pending. First `updateSubviews(for:)` is called, then the configurations that
  /// update automatically are updated. Then `updateConfiguration(using:)` and the update handler are called.
  func updateConfigurationIfNeeded() {
    guard isConfigurationDirty else { return }
    // A cell that has just been added to the window receives its traits now, so that it is updated once and not twice.
    windowStorage?.updatePendingTraits()
    isConfigurationDirty = false
    let state = configurationState
    updateSubviews(for: state)
    if automaticallyUpdatesContentConfiguration, let configuration = contentStorage {
      showContentConfiguration(configuration.updated(for: state))
    }
    updateBackground(for: state)
    updateConfiguration(using: state)
    callUpdateHandler(state)
    updateDidEnd(for: state)
    // Requests for an update that were made during this update cause no further update.
    isConfigurationDirty = false
  }

  /// Applies a content configuration, or shows a plain content view if the configuration is `nil`.
  func setContentConfiguration(_ new: (any UIContentConfiguration)?) {
    guard let newContent = new else {
      guard contentStorage != nil else { return }
      contentStorage = nil
      replaceContentView(with: CellContentView(frame: bounds))
      return
    }
    // The configuration is immediately updated for the current state, so that a cell that is already selected does not show a
    // different appearance first.
    showContentConfiguration(
      automaticallyUpdatesContentConfiguration ? newContent.updated(for: configurationState) : newContent)
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
    let oldContent = content
    content = view
    UIView.withoutAnimation {
      prepareContent(view, replacing: oldContent)
      view.translatesAutoresizingMaskIntoConstraints = true
      insertSubview(view, aboveSubview: oldContent)
      oldContent.removeFromSuperview()
    }
    contentViewWasReplaced()
  }

  /// Shows a background configuration in a view behind all other subviews, or removes that view if the configuration is
  /// `nil`.
  ///
  /// - Parameters:
  ///   - newConfiguration: The background configuration, updated for the current state.
  ///   - corners: The corners of a background view that is created.
  func showBackground(_ newConfiguration: UIBackgroundConfiguration?, corners: UICornerConfiguration?) {
    guard let newConfiguration else {
      configuredBackground?.removeFromSuperview()
      configuredBackground = nil
      return
    }
    if let view = configuredBackground {
      view.configuration = newConfiguration
      return
    }
    let view = BackgroundConfigurationView(newConfiguration, frame: bounds)
    if let corners { view.corners = corners }
    configuredBackground = view
    UIView.withoutAnimation { insertSubview(view, at: 0) }
  }
}
