/// A stage of a view controller's appearance that is reported to its containers.
package enum AppearanceStage { case willAppear, isAppearing }
