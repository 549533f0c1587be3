/// How far an appearance has come.
package enum AppearanceStage { case willAppear, isAppearing }
