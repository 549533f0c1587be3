/// The stages of an appearance that containers observe.
package enum AppearanceStage { case willAppear, isAppearing }
