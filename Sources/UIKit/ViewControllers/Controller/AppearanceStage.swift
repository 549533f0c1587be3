/// The stages of a view controller's appearance that are reported to containers.
package enum AppearanceStage { case willAppear, isAppearing }
