/// The stages of a view controller's appearance of which containers are notified.
package enum AppearanceStage { case willAppear, isAppearing }
